import type { Availability } from '../../../domain/catalogue/availability';
import type { Picture } from '../../../domain/catalogue/picture';
import type { PRODUCT_TYPES, ProductSummary, ProductType } from '../../../domain/catalogue/product';
import { pictureUrl, type PictureHosts } from '../../../domain/catalogue/picture-url';
import { productPath } from '../../../domain/catalogue/product-path';
import { plainName } from '../../../domain/navigation/plain-name';
import { specialPrice } from '../../../domain/pricing/price-rules';
import type { Price } from '../../../domain/pricing/price';
import { money } from '../wire-money';
import {
  number,
  optionalNumber,
  optionalRecord,
  optionalText,
  record,
  records,
  text,
  type WireRecord,
} from '../wire-value';

/** What the reading of products needs to know of the visitor's shop. */
export interface ProductContext {
  readonly currency: string;
  readonly hosts: PictureHosts;
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

/** Types whose page asks something before they can be added. */
const ASKING: ReadonlySet<ProductType> = new Set<ProductType>(['configurable', 'bundle', 'grouped']);

export function productType(typeName: string): ProductType {
  return TYPE_NAMES.get(typeName) ?? 'unknown';
}

export function toAvailability(wire: WireRecord): Availability {
  return { inStock: wire.stock_status === 'IN_STOCK', onlyLeft: optionalNumber(wire.only_x_left_in_stock) };
}

export function toPicture(wire: unknown, name: string, hosts: PictureHosts): Picture | null {
  const image = optionalRecord(wire);
  const url = pictureUrl(optionalText(image?.url), hosts);
  return url === '' ? null : { url, alt: plainName(optionalText(image?.label) ?? '') || name };
}

/** Documents differ in which of a product's pictures they ask for; the first that is there stands for it. */
function firstPicture(wires: readonly unknown[], name: string, hosts: PictureHosts): Picture | null {
  return wires.map((wire) => toPicture(wire, name, hosts)).find((picture) => picture !== null) ?? null;
}

/** `GiftCard` products may come without a price range: then they cost nothing until an amount is chosen. */
export function toPrice(wire: unknown, currency: string): Price {
  const range = optionalRecord(wire);
  if (range === null) return { regular: { pence: 0, currency }, special: null, maximum: null };
  const least = record(range.minimum_price, 'minimum price');
  const regular = money(least.regular_price, currency, 'regular price');
  const final = money(least.final_price, currency, 'final price');
  const most = optionalRecord(range.maximum_price);
  return {
    regular,
    special: specialPrice(regular, final),
    maximum: most === null ? null : money(most.final_price, currency, 'maximum price'),
  };
}

export function toPath(wire: WireRecord): string {
  return productPath({
    rewrites: records(wire.url_rewrites).map((rewrite) => text(rewrite.url, 'rewrite')),
    urlKey: optionalText(wire.url_key),
    sku: text(wire.sku, 'sku'),
  });
}

export function toSummary(wire: WireRecord, { currency, hosts }: ProductContext): ProductSummary {
  const typeName = text(wire.__typename, 'type of product');
  const type = productType(typeName);
  const name = plainName(text(wire.name, 'name'));
  return {
    uid: text(wire.uid, 'uid'),
    sku: text(wire.sku, 'sku'),
    name,
    type,
    typeName,
    path: toPath(wire),
    availability: toAvailability(wire),
    price: toPrice(wire.price_range, currency),
    picture: firstPicture([wire.small_image, wire.thumbnail, wire.image], name, hosts),
    rating: {
      stars: Math.round(number(wire.rating_summary ?? 0, 'rating') / 2) / 10,
      count: number(wire.review_count ?? 0, 'number of reviews'),
    },
    needsChoices: ASKING.has(type) || records(wire.options).some((option) => option.required === true),
  };
}
