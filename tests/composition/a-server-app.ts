import { createMiddleware } from '../../middleware/middleware';
import { RequestSignIn } from '../../src/adapters/cookies/request-sign-in';
import { RequestCartSession } from '../../src/adapters/cookies/request-cart-session';
import type { InMemoryStoreData } from '../../src/adapters/memory/in-memory-store-data';
import { makeOpenContentPage } from '../../src/application/content/open-content-page';
import { makeOpenHome } from '../../src/application/content/open-home';
import { makeReadDeliverySchedule } from '../../src/application/delivery/read-delivery-schedule';
import { makeOpenCategory } from '../../src/application/listing/open-category';
import { makeOpenPath } from '../../src/application/navigation/open-path';
import { makeSearchProducts } from '../../src/application/search/search-products';
import { makeLoadLayoutData } from '../../src/application/store/load-layout-data';
import { cartUseCases } from '../../src/composition/server/cart-use-cases';
import { readConfig, type Config } from '../../src/composition/settings/config';
import type { ServerApp } from '../../src/composition/server/server-app';
import { visitorsOwn } from '../../src/composition/server/visitors-own';
import { aShop } from '../builders/a-shop';

/** Where the process keeps its one shop: see `serverApp()`. */
const HOME = Symbol.for('posy.server-app');

export function configOf(env: Readonly<Record<string, string>> = {}): Config {
  const reading = readConfig(env);
  if (!reading.ok) throw new Error(reading.faults.join('; '));
  return reading.value;
}

/**
 * The shop on the server over a whole shop in memory, put where the server's doors look for it. Only the commerce and
 * the content behind it are in memory; cookies, settings and use-cases are the real ones.
 */
export function aServerApp(data: Partial<InMemoryStoreData> = {}, env: Readonly<Record<string, string>> = {}) {
  const config = configOf(env);
  const shop = aShop(data);
  const { clock, log, carts, catalogue, paths, content } = shop;
  const storePrefixes = config.stores.flatMap(({ pathPrefix, code }) => [pathPrefix, code]);
  const app: ServerApp = {
    config,
    clock,
    log,
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
    loadLayoutData: () => makeLoadLayoutData(shop)(),
    deliverySchedule: async () =>
      (await makeReadDeliverySchedule({ schedules: shop.deliverySchedules, log })(null)).deliverySchedule,
    forVisitor: (visitor) => {
      const openPath = makeOpenPath({ paths, storePrefixes });
      const signIn = new RequestSignIn(visitor.cookies);
      const own = visitorsOwn({ visitor, signIn, config, openPath, log });
      const memory = new RequestCartSession(visitor.cookies, config.cookieProfile === 'hardened');
      return {
        useCases: cartUseCases(carts, memory, clock),
        openPath,
        payments: shop.payments,
        own,
        openContentPage: makeOpenContentPage({ content, storePrefixes }),
        openCategory: makeOpenCategory({ catalogue }),
        searchProducts: makeSearchProducts({ catalogue }),
        catalogue,
        openHome: makeOpenHome({ content, catalogue, log }),
        setCookies: () => [...memory.changes, ...own.setCookies()],
      };
    },
  };
  Object.assign(globalThis, { [HOME]: app });
  return { app, ...shop };
}
