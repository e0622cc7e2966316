/** A tag of every page, of pages that offer delivery days, and of results of a search. */
export const LAYOUT = 'layout';
export const DELIVERY = 'delivery';
export const SEARCH = 'search';

/**
 * The header `X-Posy-Tags`, by which the page cache drops a page when something changes that it shows: each product in
 * `shown`, and `others`. A SKU may have any characters.
 */
export function tagsHeader(shown: unknown, others: readonly string[]): string {
  return [...new Set([...productTags(shown), ...others])].map(encodeURIComponent).join(' ');
}

/** Whatever has a SKU is a product: a card, a variant, a part of a bundle. */
export function productTags(shown: unknown): readonly string[] {
  if (typeof shown !== 'object' || shown === null) return [];
  return Object.entries(shown).flatMap(([name, value]) =>
    name === 'sku' && typeof value === 'string' ? [`product:${value}`] : productTags(value),
  );
}
