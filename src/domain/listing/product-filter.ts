import type { ListingQuery } from './listing-query';

/** Bounds in pence of the shown currency; null is open. Both bounds belong to the range. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** S5-32, S5-33. One value must be the product's own; of several any one will do. */
export type AttributeFilter =
  | { readonly kind: 'equals'; readonly code: string; readonly value: string }
  | { readonly kind: 'one-of'; readonly code: string; readonly values: readonly string[] };

/** Which goods are wanted: all conditions hold together. */
export interface ProductFilter {
  /** uids, any of them; null when goods of every category will do. */
  readonly categories: readonly string[] | null;
  /** Null when any price will do. */
  readonly price: PriceRange | null;
  readonly attributes: readonly AttributeFilter[];
}

/** Names of the two filters that are no plain attributes. */
export const PRICE = 'price';
export const CATEGORY = 'category_uid';

const BAND = /^(\*|\d{1,7}(?:\.\d{1,2})?)_(\*|\d{1,7}(?:\.\d{1,2})?)$/;

/** S5-30 to S5-34. What a listing's filters ask for; `category` is the one whose page it is, null outside of any. */
export function toProductFilter(filters: ListingQuery['filters'], category: string | null): ProductFilter {
  const categories = [...(category === null ? [] : [category]), ...(filters[CATEGORY] ?? [])];
  const attributes = Object.entries(filters).filter(([code]) => code !== PRICE && code !== CATEGORY);
  return {
    categories: categories.length === 0 ? null : [...new Set(categories)],
    price: priceRange(filters[PRICE] ?? []),
    attributes: attributes.flatMap(([code, values]) => attributeFilter(code, values)),
  };
}

/**
 * S5-30, S5-31. From the lowest to the highest number of all pairs, `10_20` in whole units of the currency; `*` is an
 * open end. What is no such pair asks nothing.
 */
export function priceRange(pairs: readonly string[]): PriceRange | null {
  const bounds = pairs.flatMap((pair) => {
    const match = BAND.exec(pair);
    return match === null ? [] : [[inPence(match[1] ?? '*'), inPence(match[2] ?? '*')] as const];
  });
  const numbers = bounds.flat().filter((bound) => bound !== null);
  const isOpenBelow = bounds.some(([low]) => low === null);
  const isOpenAbove = bounds.some(([, high]) => high === null);
  if (numbers.length === 0 || (isOpenBelow && isOpenAbove)) return null;
  return { from: isOpenBelow ? null : Math.min(...numbers), to: isOpenAbove ? null : Math.max(...numbers) };
}

function inPence(text: string): number | null {
  return text === '*' ? null : Math.round(Number(text) * 100);
}

/** An attribute without a value asks nothing: an empty list would match no product at all. */
function attributeFilter(code: string, values: readonly string[]): readonly AttributeFilter[] {
  const [value, ...others] = values;
  if (value === undefined) return [];
  return others.length === 0 ? [{ kind: 'equals', code, value }] : [{ kind: 'one-of', code, values }];
}
