/** `/shop/p` in `/shop/p/red-rose.html`. */
const SHOP_PREFIX = /^\/[a-z]+\/[cp](?=\/)/i;

/** Returns the path to resolve, without its store prefix and a leading `/{letters}/c` or `/{letters}/p`. */
export function cleanPath(path: string, storePrefixes: readonly string[]): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  // Tested first, because the store prefix may be the letters before `c` or `p`.
  const cleaned = SHOP_PREFIX.test(rooted)
    ? rooted.replace(SHOP_PREFIX, '')
    : withoutStore(rooted, storePrefixes).replace(SHOP_PREFIX, '');
  return cleaned === '' ? '/' : cleaned;
}

function withoutStore(path: string, storePrefixes: readonly string[]): string {
  const store = storePrefixes
    .map((prefix) => `/${prefix.replace(/^\/+/, '')}`)
    .find((prefix) => prefix !== '/' && (path === prefix || path.startsWith(`${prefix}/`)));
  return store === undefined ? path : path.slice(store.length);
}

const MAX_LENGTH = 2000;
const ORIGIN = 'http://posy.invalid';

/** Returns a normalised same-origin path with its query, or `/` for anything a browser could read as another host. */
export function returnPath(text: string): string {
  if (text.length > MAX_LENGTH || !text.startsWith('/') || /[\\\u0000-\u001f\u007f]/.test(text)) return '/';
  try {
    const url = new URL(text, ORIGIN);
    return url.origin === ORIGIN && !url.pathname.includes('//') ? `${url.pathname}${url.search}` : '/';
  } catch {
    return '/';
  }
}

/** Returns the path of this site that a backend names, with or without a slash; null for any other address. */
export function pathWithin(named: string): string | null {
  const path = named.trim();
  if (path.startsWith('//') || /^[\w+.-]*:/.test(path)) return null;
  const returned = returnPath(`/${path.replace(/^\//, '')}`);
  return returned === '/' && path.replace(/^\//, '') !== '' ? null : returned;
}

/** Returns a category's link, or `/` for a category without a path. */
export function categoryLink(urlPath: string | null, suffix: string | null): string {
  return urlPath === null || urlPath === '' ? '/' : `/${urlPath.replace(/^\/+/, '')}${suffix ?? ''}`;
}

/** The entity that a path resolves to, or the path of this site that has taken its place: with a slash, without store prefix. */
export type RouteRecord =
  | { readonly kind: 'category'; readonly uid: string }
  | { readonly kind: 'product'; readonly sku: string }
  | { readonly kind: 'content'; readonly identifier: string }
  | { readonly kind: 'redirect'; readonly to: string };
