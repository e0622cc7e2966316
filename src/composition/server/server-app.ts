import 'reflect-metadata';
import { Container } from 'inversify';
import { RequestCartSession } from '../../adapters/cookies/request-cart-session';
import { makeOpenCustomerCart } from '../../application/account/open-customer-cart';
import { makeOpenContentPage } from '../../application/content/open-content-page';
import { makeOpenHome } from '../../application/content/open-home';
import { makeOpenCategory } from '../../application/listing/open-category';
import { makeOpenPath } from '../../application/navigation/open-path';
import { makeSearchProducts } from '../../application/search/search-products';
import { makeLoadLayoutData, type LayoutData } from '../../application/store/load-layout-data';
import type { Content } from '../../application/ports/content';
import type { Log } from '../../application/ports/log';
import type { Commerce } from '../commerce/commerce';
import { readConfig, type Config } from '../settings/config';
import { cacheDeliverySchedules } from './delivery-schedules';
import { refreshingCache } from './refreshing-cache';
import { bindContent } from './bind-content';
import { bindFoundation } from './bind-foundation';
import { bindMagento } from '../commerce/magento';
import type { StoreSetting } from '../settings/store-settings';
import { T } from './tokens';
import { cartUseCases } from './cart-use-cases';
import type { Visitor } from './visitor';
import { visitorsOwn } from './visitors-own';

/**
 * The shop on the server: one container a process, made from the settings. Nothing personal enters it; `forVisitor`
 * closes its makers over one request.
 */
function makeServerApp(config: Config) {
  const container = new Container();
  bindFoundation(container, config);
  bindContent(container);
  bindMagento(container);
  // S2-37. Older links name the store before the path, also the one that needs no prefix.
  const storePrefixes = config.stores.flatMap(({ pathPrefix, code }) => [pathPrefix, code]);
  const clock = container.get(T.clock);
  const log = container.get(T.log);
  const content = container.get(T.content);
  const openCommerce = container.get(T.openCommerce);

  const publicCommerce = (key: string) => openCommerce(guestOf(key, config)).commerce;
  const layoutData = refreshingCache<LayoutData>(
    (key, before) => refreshLayoutData(publicCommerce(key), content, log, before),
    () => performance.now(),
  );

  const deliverySchedules = cacheDeliverySchedules((key) => publicCommerce(key).deliverySchedules, log);

  return {
    config,
    clock,
    log,
    middleware: container.get(T.middleware),
    /** What stands around every page of a store in a currency; parts that could not be had are null. */
    loadLayoutData: (visitor: Visitor) => layoutData(keyOf(visitor)),
    /** By which days are offered, as the florist's book had it a minute ago. */
    deliverySchedule: (visitor: Visitor) => deliverySchedules(keyOf(visitor)),
    forVisitor(visitor: Visitor) {
      const opened = openCommerce(visitor);
      const { commerce } = opened;
      const memory = new RequestCartSession(visitor.cookies, config.cookieProfile === 'hardened');
      const openCustomerCart = makeOpenCustomerCart({ customerCarts: commerce.customerCarts, visitor: memory, log });
      const openPath = makeOpenPath({ paths: commerce.paths, storePrefixes });
      const own = visitorsOwn({ visitor, signIn: opened, config, openPath, log });
      return {
        useCases: cartUseCases(commerce.carts, memory, clock, opened.isSignedIn() ? openCustomerCart : undefined),
        openPath,
        own,
        openContentPage: makeOpenContentPage({ content, storePrefixes }),
        openCategory: makeOpenCategory({ catalogue: commerce.catalogue }),
        searchProducts: makeSearchProducts({ catalogue: commerce.catalogue }),
        catalogue: commerce.catalogue,
        payments: commerce.payments,
        openHome: makeOpenHome({ content, catalogue: commerce.catalogue, log }),
        /** Values for `Set-Cookie` after all that was done; the latest of each name counts. */
        setCookies: () => latestOfEachName([...opened.setCookies(), ...memory.changes, ...own.setCookies()]),
      };
    },
  };
}

/** The frame anew; a part that cannot be had now stays as it was before. */
async function refreshLayoutData(
  { store, catalogue }: Pick<Commerce, 'store' | 'catalogue'>,
  content: Content,
  log: Log,
  before: LayoutData | null,
): Promise<{ value: LayoutData; whole: boolean }> {
  const { config, tree, banner } = await makeLoadLayoutData({ store, catalogue, content, log })();
  const value = {
    config: config ?? before?.config ?? null,
    tree: tree ?? before?.tree ?? null,
    banner: banner ?? before?.banner ?? null,
  };
  return { value, whole: config !== null && tree !== null && banner !== null };
}

export type ServerApp = ReturnType<typeof makeServerApp>;

function keyOf({ store, currency }: Visitor): string {
  return `${store.code} ${currency}`;
}

/** Somebody without a past, for what is the same for everybody of a store and currency. */
function guestOf(key: string, config: Config): Visitor {
  const [code, currency = ''] = key.split(' ');
  const store = config.stores.find((known) => known.code === code) as StoreSetting;
  return { store, currency, cookies: new Map(), address: 'shop', isCrossSite: false };
}

function latestOfEachName(cookies: readonly string[]): readonly string[] {
  return [...new Map(cookies.map((cookie) => [cookie.split('=')[0], cookie])).values()];
}

const HOME = Symbol.for('posy.server-app');
type Home = typeof globalThis & { [HOME]?: ServerApp };

// While the shop is being written, code that is loaded anew makes the shop anew.
if (process.env.NODE_ENV === 'development') delete (globalThis as Home)[HOME];

/** The process's one shop. Next loads pages in separate bundles, so it lives where all of them can see it. */
export function serverApp(): ServerApp {
  const home: Home = globalThis;
  return (home[HOME] ??= makeServerApp(settings()));
}

function settings(): Config {
  const reading = readConfig(process.env);
  if (reading.ok) return reading.value;
  throw new Error(`The settings cannot be used:\n${reading.faults.join('\n')}`);
}
