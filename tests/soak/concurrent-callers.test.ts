import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { SMALL_SEED } from '../backend/small-seed';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { prepareAttack, type AttackSetup } from './attack';
import { callAtOnce, type Overlap } from './concurrent/call-at-once';
import { CART_CALLS } from './concurrent/cart-calls';
import { startSharingGateway } from './concurrent/sharing-gateway';
import { CUSTOMER_CALLS } from './concurrent/customer-calls';
import { gather, shopSide, type Participant, type ShopSide } from './concurrent/participant';
import type { PersonalCall } from './concurrent/personal-call';
import { openTestShop, type TestShop } from './test-shop';
import { seededRandom } from './seeded-random';
import { startSharedCache, type SharedCache } from './shared-cache';
import { VALID_ARGUMENTS } from './valid-arguments';
import { send, type Caller, type WireClient } from './wire-client';

/** Delay of the backend in ms, which makes requests overlap. */
const A_MOMENT = 60;
/** A backend that allows shared caching of GET responses, as backends with full-page caches do. */
const KEPT_BY_ALL = { 'cache-control': 'public, max-age=86400', vary: 'Store, Content-Currency' };

/** Public data: the same for everyone with one store and currency. */
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
/**
 * The storefront's documents for products and categories; the payments document needs a redirect provider and is covered
 * by its contract.
 */
const DOCUMENTS_FOR_EVERYBODY = 13;
/** Their codes are covered by the backend's own concurrent orders. */
const GIFT_CARD_DOCUMENTS = 3;
/** A confirmation is one statement of the backend. */
const NEWSLETTER_DOCUMENTS = 1;
/** What a guest asks by number, email and postcode, a deletion, and own reviews and the account in Magento's words. */
const NOT_BY_SESSION_OR_REPEATED = 4;
const PERSONAL: readonly PersonalCall[] = [...CART_CALLS, ...CUSTOMER_CALLS];
const titled = PERSONAL.map((call) => [`${call.method} ${call.way ?? ''}`.trim(), call] as const);
/** Unlimited stock for concurrent adds. */
const PLENTY = {
  ...SMALL_SEED,
  products: SMALL_SEED.products.map((product) => (product.sku === 'VASE' ? { ...product, stock: null } : product)),
};

let server: PostgresServer | undefined;
afterAll(() => server?.stop());

interface Place {
  readonly shop: TestShop;
  readonly cache: SharedCache;
  readonly entries: Readonly<Record<Way, WireClient>>;
  readonly scene: AttackSetup;
  readonly participants: readonly Participant[];
  readonly side: ShopSide;
}
type Way = 'bare' | 'cached';

async function openPlace(databaseUrl: string | null): Promise<Place> {
  const shop = await openTestShop(databaseUrl, PLENTY);
  const cache = await startSharedCache(shop.backend.graphqlUrl, KEPT_BY_ALL);
  const entries = { bare: await shop.side(), cached: await shop.side(cache.url) };
  const scene = await prepareAttack(entries.bare, shop.rows.dataDir, 'VASE');
  const side = shopSide(entries.bare, shop.rows, scene);
  return { shop, cache, entries, scene, side, participants: await gather(entries.bare, shop.rows, scene) };
}

/** Sends requests through one entry while the backend is delayed. */
function momentAt({ shop, side, entries }: Place, entry: WireClient): Overlap {
  return {
    side: entry,
    quiet: entries.bare,
    shop: side,
    hold: () => {
      shop.delay(A_MOMENT);
      return () => shop.delay(0);
    },
  };
}

test('every method of the API is tested or declared public', () => {
  const tried = new Set([...PERSONAL.map(({ method }) => method), ...FOR_EVERYBODY]);
  expect([...tried].sort()).toEqual(Object.keys(VALID_ARGUMENTS).sort());
  const personal = PERSONAL.filter(({ method }) => method.startsWith('custom') && method !== 'customer');
  expect(personal.filter(({ method }) => /^custom(Query|Mutation)$/.test(method))).toHaveLength(6);
  const others = GIFT_CARD_DOCUMENTS + NEWSLETTER_DOCUMENTS + NOT_BY_SESSION_OR_REPEATED;
  expect(OWN_DOCUMENTS).toHaveLength(DOCUMENTS_FOR_EVERYBODY + others + 6);
});

describe('on the embedded database', () => {
  let place: Place;
  beforeAll(async () => {
    place = await openPlace(null);
  }, 60_000);
  afterAll(async () => {
    await place?.cache.close();
    await place?.shop.close();
  });

  describe.each(['bare', 'cached'] as const)('concurrent callers, with the backend reached %s', (way) => {
    test.each(titled)('each get their own response: %s', async (_title, call) => {
      expect(await callAtOnce(call, place.participants, momentAt(place, place.entries[way]))).toEqual([]);
    });

    test.each(FOR_EVERYBODY)('get the same public response: %s', async (method) => {
      const { name, caller, email } = place.participants[0] as Participant;
      const ids = { cart: '', otherCart: '', cartItem: '', address: 1, wish: '', order: '', email, name };
      const args = VALID_ARGUMENTS[method]?.({ ...ids, ...place.scene }, seededRandom(7)) ?? [];
      const request = (who: Caller) =>
        send(place.entries[way], `magento/${method}`, JSON.stringify(args), {
          ...who,
          address: place.side.nextAddress(),
        });
      const alone = await request({});
      expect([alone.status, alone.text.includes('"errors"')]).toEqual([200, false]);
      for (const { text } of await Promise.all([request(caller), request({}), request(caller), request({})]))
        expect(text).toBe(alone.text);
    });

    test('stores and currencies are not mixed', async () => {
      const request = async (currency: string) =>
        send(place.entries[way], 'magento/products', JSON.stringify([{ filter: { sku: { eq: 'VASE' } } }]), {
          currency,
        });
      const texts = (await Promise.all(['GBP', 'EUR', 'GBP', 'EUR'].map(request))).map(({ text }) => text);
      expect(texts[0]).toContain('"currency":"GBP"');
      expect(texts[1]).toContain('"currency":"EUR"');
      expect(texts.slice(2)).toEqual(texts.slice(0, 2));
    });
  });

  test.each(titled)('control case: a gateway that shares the first response is detected: %s', async (_title, call) => {
    const careless = await startSharingGateway(place.entries.bare);
    try {
      expect(await callAtOnce(call, place.participants, momentAt(place, careless))).not.toEqual([]);
    } finally {
      await careless.close();
    }
  });

  test('the backend forbids caching of customer data for GET and POST', async () => {
    const plain = await startSharedCache(place.shop.backend.graphqlUrl);
    const request = async (token: string | undefined) => {
      const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
      return (await fetch(`${plain.url}?query=${encodeURIComponent('{ customer { email } }')}`, { headers })).text();
    };
    for (const { email, caller, isGuest } of place.participants)
      if (!isGuest) expect(await request(caller.token)).toContain(email);
    expect(await request(undefined)).not.toMatch(/canary/i);
    expect(plain.count().hits).toBe(0);
    await plain.close();
  });

  test('the shared cache served public data only', async () => {
    const { cache, entries, participants } = place;
    const before = cache.count();
    const request = (method: string, caller: Caller) => send(entries.cached, `magento/${method}`, '[]', caller);
    await request('countries', {});
    await request('countries', {});
    expect(cache.count().hits).toBeGreaterThan(before.hits);
    expect(cache.count().stored).toBeGreaterThan(0);
    const between = cache.count();
    const caller = participants[0]?.caller ?? {};
    for (const method of ['customer', 'customerCart', 'wishlist']) await request(method, caller);
    for (const method of ['customer', 'customerCart', 'wishlist']) await request(method, {});
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

  test.each(titled)('concurrent callers each get their own response: %s', async (_title, call) => {
    expect(await callAtOnce(call, place.participants, momentAt(place, place.entries.cached))).toEqual([]);
  });
});
