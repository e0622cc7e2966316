/** A tag of every page, of pages that offer delivery days, and of results of a search. */
export const LAYOUT = 'layout';
export const DELIVERY = 'delivery';
export const SEARCH = 'search';
/** Tags of what a search finds besides products. */
export const SEARCHED_CONTENT = ['content:pages', 'content:weddings', 'content:search'];
/**
 * A tag of what a visitor typed or combined: anybody can ask for any number of such answers, so that they share a bounded part of the
 * page cache.
 */
export const UNLIMITED = 'unlimited';

/**
 * The header `Cache-Tag`, by which the page cache drops a page when something changes that it shows: each product in
 * `shown`, and `others`. A SKU may have any characters.
 */
export function tagsHeader(shown: unknown, others: readonly string[]): string {
  return [...new Set([...productTags(shown), ...others])].map(encodeURIComponent).join(',');
}

/** Whatever has a SKU is a product: a card, a variant, a part of a bundle. */
export function productTags(shown: unknown): readonly string[] {
  const tags: string[] = [];
  collectTags(shown, tags);
  return tags;
}

function collectTags(shown: unknown, tags: string[]): void {
  if (typeof shown !== 'object' || shown === null) return;
  for (const value of Object.values(shown)) if (typeof value === 'object') collectTags(value, tags);
  if ('sku' in shown && typeof shown.sku === 'string') tags.push(`product:${shown.sku}`);
}
