/** Where the storefront, which is in Next's bundle, keeps its app; see `serverApp()`. */
const SERVER_APP = Symbol.for('posy.server-app');
type Holder = typeof globalThis & { readonly [SERVER_APP]?: { purge(tags: readonly string[]): void } };

/** Drops the storefront's copies of the products with one of the tags. There are none before its first request. */
export function purgeProductCopies(tags: readonly string[]): void {
  (globalThis as Holder)[SERVER_APP]?.purge(tags);
}
