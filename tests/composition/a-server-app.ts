import { createMiddleware } from '../../middleware/middleware';
import type { InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import { memoryPorts } from '../../src/adapters/memory/memory-ports';
import type { CommerceOffers } from '../../src/application/commerce';
import type { CommerceBackend } from '../../src/composition/commerce/commerce-backend';
import type { ShopParts } from '../../src/composition/server/request-scope';
import { createServerApp } from '../../src/composition/server/create-server-app';
import { readConfig, type Config } from '../../src/composition/settings/config';
import { ok } from '../../src/domain/shared/result';
import { aShop } from '../builders/a-shop';

/** Where the process keeps its server app; see `serverApp()`. */
const SERVER_APP = Symbol.for('posy.server-app');

export const EVERYTHING: CommerceOffers = {
  accounts: true,
  enquiries: true,
  guestOrders: () => Promise.resolve(ok('postcode')),
  newsletter: true,
  reviews: true,
  unpaidHolds: { heldPieces: 4 },
  wishlists: true,
};

export function configOf(env: Readonly<Record<string, string>> = {}): Config {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.faults.join('; '));
  return reading.value;
}

/** The in-memory store as a commerce backend: the ports act for each visitor's own session. */
export function inMemoryBackend(shop: ReturnType<typeof aShop>['shop'], offers = EVERYTHING): CommerceBackend {
  return {
    offers,
    open: ({ session }) => memoryPorts(shop, session),
  };
}

/** Installs a shop for the handlers. Cookies, settings, request scope and use cases are the real ones. */
export function serveShop(parts: ShopParts, now?: () => number) {
  const { config } = parts;
  const app = {
    ...createServerApp(parts, now),
    middleware: createMiddleware({
      integration: config.integration,
      graphqlUrl: 'http://127.0.0.1:9/graphql',
      middlewareUrl: null,
      allowedHosts: config.allowedHosts,
      cookieProfile: config.cookieProfile,
      allowedDocuments: [],
      now: () => 0,
      log: () => undefined,
    }),
  };
  Object.assign(globalThis, { [SERVER_APP]: app });
  return app;
}

/** The shop on the server with commerce and content in memory. */
export function aServerApp(
  data: Partial<InMemoryStoreData> = {},
  env: Readonly<Record<string, string>> = {},
  offers: CommerceOffers = EVERYTHING,
) {
  const shop = aShop(data);
  const { clock, log, content } = shop;
  const backend = inMemoryBackend(shop.shop, offers);
  return { app: serveShop({ config: configOf(env), clock, log, content, backend }), ...shop };
}
