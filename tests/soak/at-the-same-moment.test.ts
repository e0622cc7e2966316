import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { SMALL_SEED } from '../backend/small-seed';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { setScene, type Scene } from './attack';
import { askAtOnce, type Moment } from './moment/at-once';
import { CART_CALLS } from './moment/cart-calls';
import { startCarelessGateway } from './moment/careless-gateway';
import { CUSTOMER_CALLS } from './moment/customer-calls';
import { gather, shopSide, type Party, type ShopSide } from './moment/party';
import type { PersonalCall } from './moment/personal-call';
import { openOwnShop, type OwnShop } from './own-shop';
import { seededChance } from './seeded-chance';
import { startSharedCache, type SharedCache } from './shared-cache';
import { VALID_ARGUMENTS } from './valid-arguments';
import { send, type Caller, type WireClient } from './wire-client';

/** ms that the backend takes, so that whoever asks meanwhile asks at the same moment. */
const A_MOMENT = 60;
/** A backend that lets everything be kept that is asked by GET, as those with a cache of whole answers do. */
const KEPT_BY_ALL = { 'cache-control': 'public, max-age=86400', vary: 'Store, Content-Currency' };

/** The same for everybody of one store and currency, whoever asks: there is no one else's answer to be given. */
const FOR_EVERYBODY = [
  'storeConfig',
  'availableStores',
  'currency',
  'countries',
  'country',
  'cmsPage',
  'cmsBlocks',
  'route',
  'urlResolver',
  'categoryList',
  'categorySearch',
  'products',
  'productDetail',
  'relatedProduct',
  'upsellProduct',
  'productReview',
  'productReviewRatingsMetadata',
];
/** Our own documents that ask for goods and categories; and the one of payments, which needs a bank and has its contract. */
const DOCUMENTS_FOR_EVERYBODY = 11;
const PERSONAL: readonly PersonalCall[] = [...CART_CALLS, ...CUSTOMER_CALLS];
const titled = PERSONAL.map((call) => [`${call.method} ${call.way ?? ''}`.trim(), call] as const);
/** Nothing runs out while everybody adds. */
const PLENTY = {
  ...SMALL_SEED,
  products: SMALL_SEED.products.map((product) => (product.sku === 'VASE' ? { ...product, stock: null } : product)),
};

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

interface Place {
  readonly shop: OwnShop;
  readonly cache: SharedCache;
  readonly doors: Readonly<Record<Way, WireClient>>;
  readonly scene: Scene;
  readonly parties: readonly Party[];
  readonly side: ShopSide;
}
type Way = 'bare' | 'cached';

async function openPlace(databaseUrl: string | null): Promise<Place> {
  const shop = await openOwnShop(databaseUrl, PLENTY);
  const cache = await startSharedCache(shop.backend.graphqlUrl, KEPT_BY_ALL);
  const doors = { bare: await shop.door(), cached: await shop.door(cache.url) };
  const scene = await setScene(doors.bare, shop.rows.dataDir, 'VASE');
  const side = shopSide(doors.bare, shop.rows, scene);
  return { shop, cache, doors, scene, side, parties: await gather(doors.bare, shop.rows, scene) };
}

/** Asks through a door while the backend takes its time. */
function momentAt({ shop, side, doors }: Place, door: WireClient): Moment {
  return {
    door,
    quiet: doors.bare,
    shop: side,
    hold: () => {
      shop.delay(A_MOMENT);
      return () => shop.delay(0);
    },
  };
}

test('every method of the wire is tried, or is the same for everybody', () => {
  const tried = new Set([...PERSONAL.map(({ method }) => method), ...FOR_EVERYBODY]);
  expect([...tried].sort()).toEqual(Object.keys(VALID_ARGUMENTS).sort());
  const personal = PERSONAL.filter(({ method }) => method.startsWith('custom') && method !== 'customer');
  expect(personal.filter(({ method }) => /^custom(Query|Mutation)$/.test(method))).toHaveLength(3);
  expect(OWN_DOCUMENTS).toHaveLength(DOCUMENTS_FOR_EVERYBODY + 3);
});

describe('on the embedded file', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace(null);
  }, 60_000);
  afterAll(async () => {
    await place?.cache.close();
    await place?.shop.close();
  });

  describe.each(['bare', 'cached'] as const)('two who ask at the same moment, the way to the backend %s', (way) => {
    test.each(titled)('are each answered their own: %s', async (_title, call) => {
      expect(await askAtOnce(call, place.parties, momentAt(place, place.doors[way]))).toEqual([]);
    });

    test.each(FOR_EVERYBODY)('are answered what everybody is: %s', async (method) => {
      const { name, caller, email } = place.parties[0] as Party;
      const ids = { cart: '', otherCart: '', cartItem: '', address: 1, wish: '', order: '', email, name };
      const args = VALID_ARGUMENTS[method]?.({ ...ids, ...place.scene }, seededChance(7)) ?? [];
      const ask = (who: Caller) =>
        send(place.doors[way], `magento/${method}`, JSON.stringify(args), {
          ...who,
          address: place.side.nextAddress(),
        });
      const alone = await ask({});
      expect([alone.status, alone.text.includes('"errors"')]).toEqual([200, false]);
      for (const { text } of await Promise.all([ask(caller), ask({}), ask(caller), ask({})]))
        expect(text).toBe(alone.text);
    });

    test('stores and currencies are not mixed either', async () => {
      const ask = async (currency: string) =>
        send(place.doors[way], 'magento/products', JSON.stringify([{ filter: { sku: { eq: 'VASE' } } }]), { currency });
      const texts = (await Promise.all(['GBP', 'EUR', 'GBP', 'EUR'].map(ask))).map(({ text }) => text);
      expect(texts[0]).toContain('"currency":"GBP"');
      expect(texts[1]).toContain('"currency":"EUR"');
      expect(texts.slice(2)).toEqual(texts.slice(0, 2));
    });
  });

  test.each(titled)('a gateway that hands the first answer to all is noticed: %s', async (_title, call) => {
    const careless = await startCarelessGateway(place.doors.bare);
    try {
      expect(await askAtOnce(call, place.parties, momentAt(place, careless))).not.toEqual([]);
    } finally {
      await careless.close();
    }
  });

  test('the backend itself lets no cache keep what is a customer’s, however it is asked', async () => {
    const plain = await startSharedCache(place.shop.backend.graphqlUrl);
    const ask = async (token: string | undefined) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await fetch(`${plain.url}?query=${encodeURIComponent('{ customer { email } }')}`, { headers })).text();
    };
    for (const { email, caller, isGuest } of place.parties)
      if (!isGuest) expect(await ask(caller.token)).toContain(email);
    expect(await ask(undefined)).not.toMatch(/canary/i);
    expect(plain.count().hits).toBe(0);
    await plain.close();
  });

  test('the cache on the way did answer what is the same for everybody, and nothing else', async () => {
    const { cache, doors, parties } = place;
    const before = cache.count();
    const ask = (method: string, caller: Caller) => send(doors.cached, `magento/${method}`, '[]', caller);
    await ask('countries', {});
    await ask('countries', {});
    expect(cache.count().hits).toBeGreaterThan(before.hits);
    expect(cache.count().stored).toBeGreaterThan(0);
    const between = cache.count();
    const caller = parties[0]?.caller ?? {};
    for (const method of ['customer', 'customerCart', 'wishlist']) await ask(method, caller);
    for (const method of ['customer', 'customerCart', 'wishlist']) await ask(method, {});
    expect(cache.count()).toEqual(between);
  });
});

describe('on PostgreSQL', () => {
  let place: Place;
  beforeAll(async () => {
    server = await startPostgres();
    place = await openPlace(await server.newDatabase());
  }, POSTGRES_START);
  afterAll(async () => {
    await place?.cache.close();
    await place?.shop.close();
  });

  test.each(titled)('two who ask at the same moment are each answered their own: %s', async (_title, call) => {
    expect(await askAtOnce(call, place.parties, momentAt(place, place.doors.cached))).toEqual([]);
  });
});
