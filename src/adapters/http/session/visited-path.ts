import type { IncomingMessage } from 'node:http';
import { STORE_ROUTES } from '../../../domain/navigation/routes';
import { storeAtPath, type KnownStore } from '../../../domain/store/store-preferences';

/** Matches the page of a data URL: `/cart` for `/_next/data/build/cart.json`. */
const DATA = /^\/_next\/data\/[^/]+(\/.*)\.json$/;
/** Pages that `next.config.js` finds below any prefix. */
const BELOW_A_PREFIX = new RegExp(`^/(?:${STORE_ROUTES.join('|')})(?:/|$)`, 'i');

/**
 * The path as the visitor sees it, `/ie/cart`, of a page that Next found at `resolved`, `/cart`, because it rewrites whatever
 * has the shape of a store's prefix. Null if no store has that prefix.
 */
export function visitedPath(
  { headers, url }: Pick<IncomingMessage, 'headers' | 'url'>,
  resolved: string,
  stores: readonly KnownStore[],
): string | null {
  if (!BELOW_A_PREFIX.test(resolved)) return resolved;
  const { pathname } = new URL(String(headers['x-posy-url'] ?? url), 'http://posy.invalid');
  const sent = DATA.exec(pathname)?.[1] ?? pathname;
  if (decoded(sent) === decoded(resolved)) return resolved;
  return sent === `${storeAtPath(sent, stores).pathPrefix}${resolved}` ? sent : null;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
