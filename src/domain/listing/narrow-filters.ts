import { valuesOf, type ChosenFilters, type Filter, type FilterOption } from './filter';
import { PRICE } from './product-filter';

/** The found products, and the filters counted among them. */
interface Found {
  readonly total: number;
  readonly filters: readonly Filter[];
}

/**
 * The filters of a whole listing, without options that would be empty in combination with the chosen ones. Values of
 * one filter are alternatives, so another value of a chosen filter is never empty; its count is known only if nothing
 * else is chosen.
 */
export function narrowFilters(whole: readonly Filter[], found: Found, chosen: ChosenFilters): readonly Filter[] {
  const codes = Object.keys(chosen).filter((code) => valuesOf(chosen, code).length > 0);
  if (codes.length === 0) return whole;
  const isCounted = found.total === 0 || isExact(found.filters);
  return whole.flatMap((filter): readonly Filter[] => {
    const isAlone = codes.every((code) => code === filter.code);
    if (isAlone) return [filter];
    if (codes.includes(filter.code) || !isCounted) return [{ ...filter, options: filter.options.map(withoutCount) }];
    const counted = found.filters.find(({ code }) => code === filter.code)?.options ?? [];
    // Price bands may be others for fewer products.
    const isSame =
      filter.code !== PRICE || counted.every(({ value }) => filter.options.some((one) => one.value === value));
    if (!isSame) return [{ ...filter, options: counted }];
    const options = filter.options.flatMap((option) => counted.find(({ value }) => value === option.value) ?? []);
    return options.length === 0 ? [] : [{ ...filter, options }];
  });
}

/** Whether all found products are counted, not only some of them. */
function isExact(filters: readonly Filter[]): boolean {
  return filters.length > 0 && filters.every(({ options }) => options.every(({ count }) => count !== null));
}

function withoutCount(option: FilterOption): FilterOption {
  return { ...option, count: null };
}
