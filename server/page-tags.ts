import { type OutgoingHttpHeaders } from 'node:http';

/** Every page has this tag; a purge by it drops all of them. */
export const EVERYTHING = 'everything';

/**
 * The tag of a page whose URL has what a visitor typed or combined: there is no end of such URLs, so they share a bounded part of
 * the cache. The storefront's `page-tags.ts` has the same word.
 */
export const UNLIMITED = 'unlimited';

/** The tags of a page's content, from `Cache-Tag`: encoded words, separated by commas. */
export function pageTags({ 'cache-tag': header }: OutgoingHttpHeaders): readonly string[] {
  const words = String(header ?? '').split(',');
  return [EVERYTHING, ...words.filter((word) => word !== '').map((word) => decodeURIComponent(word))];
}

/** Whether the storefront caches something of it for all pages. */
export function isShared(tag: string): boolean {
  return tag === EVERYTHING || tag === 'layout' || tag === 'delivery';
}
