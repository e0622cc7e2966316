import type { Content } from '../../application/ports/content';
import type { Log } from '../../application/ports/system';
import { makeLoadLayoutData, withEarlierParts, type LayoutData } from '../../application/store/load-layout-data';
import type { Commerce } from '../../application/commerce';
import type { CommerceBackend, CommerceFault } from '../commerce/commerce-backend';
import { sharedValue } from '../../next-internals/server/shared-value';
import { readConfig, type Config } from '../settings/config';
import { cacheTopBanner } from '../../adapters/http/cache/cached-top-banner';
import { createContainer } from './container';
import { cacheDeliverySchedules } from '../../adapters/http/cache/delivery-schedules';
import { refreshingCache } from '../../adapters/http/cache/refreshing-cache';
import { RouteCache } from '../../adapters/http/cache/route-cache';
import { ProductCopies } from '../../adapters/http/cache/product-copies';
import { createRequestScope, type ShopParts } from './request-scope';
import type { ServerApp } from '../../adapters/http/server-app';
import { visitorOf } from './visitor-of';
import { T } from './tokens';
import { makeWebsiteOfStore } from './website-of-store';
import type { Visitor } from '../../adapters/http/session/visitor';
import { orderStatusTexts } from '../../ui/texts/en/orders/order-status-texts';
import { rejectionByCode } from '../../ui/texts/en/rejections';

interface PurgedApp extends ServerApp {
  /** Drops what is kept of products with one of these tags; the front server calls it when it purges its pages. */
  purge(tags: readonly string[]): void;
}

/**
 * The shop on the server, one for each process. `forVisitor` and `forAnybody` open the scope of one request. `now` is the clock for the
 * age of cached data, in ms.
 */
export function createServerApp(parts: ShopParts, now = () => performance.now()): PurgedApp {
  const { config, clock, log, content, backend } = parts;
  const report = (fault: CommerceFault) => log.warn('A call of the backend failed', { ...fault });
  const commerceOf = (key: string) => openPublicCommerce(backend, key, report);
  const topBanner = cacheTopBanner(content, now);
  const layouts = refreshingCache<LayoutData>((key, before, version) => {
    const texts = { topBanner: () => topBanner(version), footer: () => content.footer() };
    return refreshLayoutData(commerceOf(key), texts, log, before);
  }, now);
  const routes = new RouteCache(now);
  const copies = new ProductCopies(now);
  const schedules = cacheDeliverySchedules((key) => commerceOf(key).deliverySchedules, log, now);
  const websiteOfStore = makeWebsiteOfStore(backend, config.stores);
  const deliverySchedule = (visitor: Visitor) => schedules(keyOf(visitor), visitor.sharedVersion);
  const orderStatus = { name: orderStatusTexts.title, path: '/order-status' };
  const open = (visitor: Visitor, website?: Awaited<ReturnType<typeof websiteOfStore>>) => {
    const tree = async () => (await layouts(keyOf(visitor), visitor.sharedVersion)).tree ?? [];
    const opened = { ...parts, routes, copies, tree, orderStatus, deliverySchedule: () => deliverySchedule(visitor) };
    return createRequestScope(opened, visitor, website);
  };
  return {
    config,
    clock,
    log,
    wordRejection: rejectionByCode,
    loadLayoutData: (visitor: Visitor) => layouts(keyOf(visitor), visitor.sharedVersion),
    deliverySchedule,
    visitorOf: (headers, at) => visitorOf(headers, at, config.cookieProfile),
    forAnybody: (visitor: Visitor) => open(visitor),
    forVisitor: async (visitor: Visitor) => open(visitor, await websiteOfStore(visitor.store.code)),
    purge: (tags: readonly string[]) => copies.purge(tags),
  };
}

/** Reloads the layout data; a part that cannot be loaded now keeps its previous value. */
async function refreshLayoutData(
  { store, catalogue }: Pick<Commerce, 'store' | 'catalogue'>,
  content: Pick<Content, 'topBanner' | 'footer'>,
  log: Log,
  before: LayoutData | null,
): Promise<{ value: LayoutData; whole: boolean }> {
  const loaded = await makeLoadLayoutData({ store, catalogue, content, log })();
  return { value: withEarlierParts(loaded, before), whole: loaded.failed.length === 0 };
}

function keyOf({ store, currency }: Visitor): string {
  return `${store.code} ${currency}`;
}

/** Commerce for data that is the same for every visitor of a store in a currency. */
function openPublicCommerce(backend: CommerceBackend, key: string, report: (fault: CommerceFault) => void): Commerce {
  const [store = '', currency = ''] = key.split(' ');
  const session = { token: () => null, keepToken: () => undefined };
  return backend.open({ store, currency, address: '', session, report });
}

const SERVER_APP = sharedValue<ReturnType<typeof openShop>>('server-app');

// In development, reloaded code creates a new shop.
if (process.env.NODE_ENV === 'development') SERVER_APP.set(undefined);

/** The server app of this process: one for all pages, which Next loads in separate bundles. */
export function serverApp(): ReturnType<typeof openShop> {
  return SERVER_APP.orMake(() => openShop(settings()));
}

function openShop(config: Config) {
  const container = createContainer(config);
  const [clock, log] = [container.get(T.clock), container.get(T.log)];
  const [content, backend] = [container.get(T.content), container.get(T.backend)];
  return { ...createServerApp({ config, clock, log, content, backend }), middleware: container.get(T.middleware) };
}

/** With the stores of the front server, which become those that the backend has. */
function settings(): Config {
  const reading = readConfig(process.env);
  const stores = sharedValue<Config['stores']>('stores').get();
  if (reading.ok) return stores === undefined ? reading.value : { ...reading.value, stores };
  throw new Error(`The settings cannot be used:\n${reading.faults.join('\n')}`);
}
