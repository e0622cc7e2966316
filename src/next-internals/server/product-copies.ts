import { sharedValue } from './shared-value';

/** The storefront's app, which is in Next's bundle; see `serverApp()`. */
const SERVER_APP = sharedValue<{ purge(tags: readonly string[]): void }>('server-app');

/** Drops the storefront's copies of the products with one of the tags. There are none before its first request. */
export function purgeProductCopies(tags: readonly string[]): void {
  SERVER_APP.get()?.purge(tags);
}
