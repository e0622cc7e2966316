import { type Money, formatMoney } from '../../../../domain/pricing/money';
import { type FilterBadge, isYes, type Filter, type FilterOption } from '../../../../domain/listing/filter';
import { PRICE, priceRange } from '../../../../domain/listing/product-filter';
import { listingTexts } from './listing';

/** Texts of the listing filters. */
export const filterTexts = {
  title: listingTexts.filters,
  close: 'Close filters',
  apply: 'Apply filters',
  clear: listingTexts.clearFilters,
  active: 'Active filters',
  remove: 'Remove filter:',
  any: 'Any',
  anyPrice: 'Any price',
  priceFrom: (currency: string) => `From (${currency})`,
  priceTo: (currency: string) => `To (${currency})`,
  moreBadges: (count: number) => `Show ${count} more`,
  showMore: 'Show more',
  showLess: 'Show less',
  /** After the number. */
  products: (count: number) => (count === 1 ? ' product' : ' products'),
  yes: 'Yes',
  no: 'No',
  upTo: (most: string) => `Up to ${most}`,
  from: (least: string) => `From ${least}`,
  between: (least: string, most: string) => `${least} to ${most}`,
} as const;

/** How prices are displayed. */
interface Shown {
  readonly currency: string;
  readonly locale: string;
}

/** Text of a filter option: a price range, yes or no, or the backend's label. */
export function filterOptionText({ code, kind }: Pick<Filter, 'code' | 'kind'>, option: FilterOption, shown: Shown) {
  if (kind === 'yes-no') return isYes(option.value) ? filterTexts.yes : filterTexts.no;
  return code === PRICE ? wordPrices(option, shown) : option.label;
}

/** The active filters, shown above the products. */
export function filterBadgeText(badge: FilterBadge, shown: Shown): string {
  if (badge.option === null) return `${badge.filter}: ${badge.isYes ? filterTexts.yes : filterTexts.no}`;
  return badge.code === PRICE ? wordPrices({ value: badge.value, label: badge.option }, shown) : badge.option;
}

function wordPrices({ value, label }: Pick<FilterOption, 'value' | 'label'>, { currency, locale }: Shown): string {
  const range = priceRange([value]);
  if (range === null) return label;
  // A whole amount is short: £20.
  const words = (pence: number): string =>
    formatMoney({ pence, currency } satisfies Money, locale).replace(/\.00$/, '');
  if (range.from === null || range.from === 0) return range.to === null ? label : filterTexts.upTo(words(range.to));
  return range.to === null
    ? filterTexts.from(words(range.from))
    : filterTexts.between(words(range.from), words(range.to));
}
