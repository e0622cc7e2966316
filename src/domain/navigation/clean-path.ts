/** One segment of letters before `c` or `p`, at the very start and with something behind it. */
const SHOP_PREFIX = /^\/[a-z]+\/[cp](?=\/)/i;

/**
 * S2-37, S2-38. The path the backend is asked for: without the store's segment at the start, and without one leading
 * segment of letters before `c` or `p` (`/shop/p/red-rose.html`). Segments in the middle are left alone, and words that
 * merely begin like a store are words. `storePrefixes` are first segments, with or without their slash.
 */
export function cleanPath(path: string, storePrefixes: readonly string[]): string {
  const rooted = path.startsWith('/') ? path : `/${path}`;
  // The store's own segment may be the letters before `c` or `p`, so this comes first.
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
