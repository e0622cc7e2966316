import { type OutgoingHttpHeaders } from 'node:http';

/** Every page has this tag; a purge by it drops all of them. */
export const EVERYTHING = 'everything';

/** The tags of a page's content, from `Cache-Tag`: encoded words, separated by commas. */
export function pageTags({ 'cache-tag': header }: OutgoingHttpHeaders): readonly string[] {
  const words = String(header ?? '').split(',');
  return [EVERYTHING, ...words.filter((word) => word !== '').map((word) => decodeURIComponent(word))];
}

/** Whether the storefront caches something of it for all pages. */
export function isShared(tag: string): boolean {
  return tag === EVERYTHING || tag === 'layout' || tag === 'delivery';
}
