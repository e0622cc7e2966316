import type { Availability } from '../../../domain/catalogue/availability';
import type { Picture } from '../../../domain/catalogue/pictures/picture';
import {
  type PRODUCT_TYPES,
  type ProductSummary,
  type ProductType,
  productPath,
} from '../../../domain/catalogue/product';
import { pictureUrl, type PictureHosts } from '../../../domain/catalogue/pictures/picture-url';
import { isPicture } from '../is-picture';
import { availabilityOn } from '../../../domain/catalogue/season';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { type MonthsOfSale, readMonthsOfSale } from '../../../domain/delivery/calendar/months-of-sale';
import type { WorkshopTime } from '../../../domain/catalogue/workshop';
import { plainName } from '../../../domain/navigation/plain-name';
import { specialPrice } from '../../../domain/catalogue/options/price-rules';
import type { Price } from '../../../domain/pricing/money';
import {
  money,
  optionalMoney,
  number,
  optionalNumber,
  optionalRecord,
  optionalText,
  readEach,
  record,
  records,
  text,
  type WireRecord,
} from '../wire-value';
import { deliveryOf, groupDays } from './delivery-marks';
import { reportProduct, reportRounding, type ReportProduct } from './product-faults';

/** Settings of the visitor's store that are needed to read products. */
export interface ProductContext {
  readonly currency: string;
  readonly hosts: PictureHosts;
  /** ms since 1970. */
  readonly now: () => number;
  readonly report?: ReportProduct;
  /** The time of a workshop in words of the store. */
  readonly wordTime?: (time: WorkshopTime) => string;
}

const TYPE_NAMES: ReadonlyMap<string, (typeof PRODUCT_TYPES)[number]> = new Map([
  ['SimpleProduct', 'simple'],
  ['VirtualProduct', 'virtual'],
  ['DownloadableProduct', 'downloadable'],
  ['GroupedProduct', 'grouped'],
  ['GiftCardProduct', 'gift-card'],
  ['GiftCard', 'gift-card'],
  ['ConfigurableProduct', 'configurable'],
  ['BundleProduct', 'bundle'],
]);

/** Types that need a choice on the product page before they can be added. */
const ASKING: ReadonlySet<ProductType> = new Set<ProductType>(['configurable', 'bundle', 'grouped']);

export function productType(typeName: string): ProductType {
  return TYPE_NAMES.get(typeName) ?? 'unknown';
}

/** Null for all year, as without the attribute. */
export function toMonths(wire: WireRecord): MonthsOfSale {
  return readMonthsOfSale(optionalText(wire.months_of_sale));
}

/** `months` are those of the product if `wire` is a variant. */
export function toAvailability(wire: WireRecord, { now }: ProductContext, months = toMonths(wire)): Availability {
  const stock = { inStock: wire.stock_status === 'IN_STOCK', onlyLeft: optionalNumber(wire.only_x_left_in_stock) };
  return availabilityOn(stock, months, londonMoment(now()).date);
}

/** Nothing for all year. */
export function monthsField(wire: WireRecord): Pick<ProductSummary, 'monthsOfSale'> {
  const months = toMonths(wire);
  return months === null ? {} : { monthsOfSale: months };
}

export function toPicture(wire: unknown, name: string, hosts: PictureHosts): Picture | null {
  const image = optionalRecord(wire);
  const sent = optionalText(image?.url);
  if (sent === null || !isPicture(sent)) return null;
  return { url: pictureUrl(sent, hosts), alt: plainName(optionalText(image?.label) ?? '') || name };
}

/** Documents request different pictures of a product; the first one present is used. */
function firstPicture(wires: readonly unknown[], name: string, hosts: PictureHosts): Picture | null {
  return wires.map((wire) => toPicture(wire, name, hosts)).find((picture) => picture !== null) ?? null;
}

export function toPrice(wire: unknown, currency: string): Price {
  const range = record(wire, 'price range');
  const least = record(range.minimum_price, 'minimum price');
  const regular = money(least.regular_price, currency, 'regular price');
  const final = money(least.final_price, regular.currency, 'final price');
  const most = optionalRecord(range.maximum_price);
  return {
    regular,
    special: specialPrice(regular, final),
    maximum: most === null ? null : money(most.final_price, regular.currency, 'maximum price'),
  };
}

export function toPath(wire: WireRecord): string {
  return productPath({
    rewrites: readEach(wire.url_rewrites, (rewrite) => text(rewrite.url, 'rewrite')),
    urlKey: optionalText(wire.url_key),
    sku: optionalText(wire.sku) ?? '',
  });
}

/** Cards of a list; a product that cannot be read is left out. */
export function toSummaries(value: unknown, context: ProductContext): readonly ProductSummary[] {
  return readEach(
    value,
    (wire) => toSummary(wire, context),
    (why, wire) => reportProduct(context.report, wire, `left out of a list: ${why}`),
  );
}

/** The price of a card: of the smallest purchase, which Magento has in the final price alone where options are required. */
function startingPriceOf(wire: WireRecord, context: ProductContext): Price {
  const price = priceOf(wire, context);
  const least = optionalRecord(optionalRecord(wire.price_range)?.minimum_price);
  const final = optionalMoney(least?.final_price, context.currency, 'final price');
  return final !== null && final.pence > price.regular.pence ? { ...price, regular: final } : price;
}

/** `GiftCard` products may have no price range: then they cost nothing until an amount is chosen. */
export function priceOf(wire: WireRecord, { currency }: ProductContext): Price {
  const isGiftCard = productType(text(wire.__typename, 'type of product')) === 'gift-card';
  const isOpen = isGiftCard && optionalRecord(wire.price_range) === null;
  return isOpen
    ? { regular: { pence: 0, currency }, special: null, maximum: null }
    : toPrice(wire.price_range, currency);
}

export function toSummary(
  wire: WireRecord,
  context: ProductContext,
  price = startingPriceOf(wire, context),
): ProductSummary {
  const { hosts } = context;
  const typeName = text(wire.__typename, 'type of product');
  const type = productType(typeName);
  reportRounding(context.report, wire, wire.price_range);
  const name = plainName(text(wire.name, 'name'));
  return {
    uid: text(wire.uid, 'uid'),
    sku: text(wire.sku, 'sku'),
    name,
    type,
    typeName,
    path: toPath(wire),
    availability: toAvailability(wire, context),
    ...monthsField(wire),
    price,
    picture: firstPicture([wire.small_image, wire.thumbnail, wire.image], name, hosts),
    rating: {
      stars: Math.round(number(wire.rating_summary ?? 0, 'rating') / 2) / 10,
      count: number(wire.review_count ?? 0, 'number of reviews'),
    },
    needsChoices: ASKING.has(type) || records(wire.options).some((option) => option.required === true),
    ...deliveryOf(type === 'grouped' ? groupDays(wire.group_items) : wire.options),
  };
}
