import type { ListingQuery } from './listing-query';

/** Inclusive bounds in pence of the displayed currency; null is unbounded. */
export interface PriceRange {
  readonly from: number | null;
  readonly to: number | null;
}

/** Matches one value, or any of several. */
export type AttributeFilter =
  | { readonly kind: 'equals'; readonly code: string; readonly value: string }
  | { readonly kind: 'one-of'; readonly code: string; readonly values: readonly string[] };

/** All conditions must match. */
export interface ProductFilter {
  /** Any of these uids; null for all categories. */
  readonly categories: readonly string[] | null;
  /** Null for any price. */
  readonly price: PriceRange | null;
  readonly attributes: readonly AttributeFilter[];
}

export const PRICE = 'price';
export const CATEGORY = 'category_uid';

const BAND = /^(\*|\d{1,7}(?:\.\d{1,2})?)_(\*|\d{1,7}(?:\.\d{1,2})?)$/;

/** Converts query filters; `category` is the uid of the category page, or null. */
export function toProductFilter(filters: ListingQuery['filters'], category: string | null): ProductFilter {
  const categories = [...(category === null ? [] : [category]), ...(filters[CATEGORY] ?? [])];
  const attributes = Object.entries(filters).filter(([code]) => code !== PRICE && code !== CATEGORY);
  return {
    categories: categories.length === 0 ? null : [...new Set(categories)],
    price: priceRange(filters[PRICE] ?? []),
    attributes: attributes.flatMap(([code, values]) => attributeFilter(code, values)),
  };
}

/** Returns the range covering all pairs such as `10_20` (currency units, `*` is unbounded); ignores invalid pairs. */
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

/** An attribute without values is omitted, because an empty list would match no product. */
function attributeFilter(code: string, values: readonly string[]): readonly AttributeFilter[] {
  const [value, ...others] = values;
  if (value === undefined) return [];
  return others.length === 0 ? [{ kind: 'equals', code, value }] : [{ kind: 'one-of', code, values }];
}
