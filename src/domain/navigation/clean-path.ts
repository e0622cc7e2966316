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
