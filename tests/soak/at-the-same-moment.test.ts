import { OWN_DOCUMENTS } from '../../src/adapters/graphql-middleware/documents/own-documents';
import { aCustomerOfTheShop, type CustomerOfTheShop } from './a-customer-of-the-shop';
import { setScene, type Scene } from './attack';
import { openOwnShop, type OwnShop } from './own-shop';
import { seededChance } from './seeded-chance';
import { startSharedCache, type SharedCache } from './shared-cache';
import { VALID_ARGUMENTS, type Ids } from './valid-arguments';
import { send, type Caller, type WireDoor } from './wire-door';

/** ms that the backend takes, so that whoever asks meanwhile asks at the same moment. */
const A_MOMENT = 60;
/** A backend that lets everything be kept that is asked by GET, as those with a cache of whole answers do. */
const KEPT_BY_ALL = { 'cache-control': 'public, max-age=86400', vary: 'Store, Content-Currency' };
/** What would end the customers' being customers. */
const LEAVING = new Set(['revokeCustomerToken']);

let shop: OwnShop;
let cache: SharedCache;
let doors: Readonly<Record<'bare' | 'cached', WireDoor>>;
let scene: Scene;
let ann: CustomerOfTheShop;
let bob: CustomerOfTheShop;
beforeAll(async () => {
  shop = await openOwnShop();
  cache = await startSharedCache(shop.backend.graphqlUrl, KEPT_BY_ALL);
  doors = { bare: await shop.door(), cached: await shop.door(cache.url) };
  scene = await setScene(doors.bare, shop.rows.dataDir, 'VASE');
  const wanted = { ...scene, orders: false, ready: false };
  ann = await aCustomerOfTheShop({ ...wanted, name: 'Anncanary' });
  bob = await aCustomerOfTheShop({ ...wanted, name: 'Bobcanary' });
}, 60_000);
afterAll(async () => {
  await cache?.close();
  await shop?.close();
});
beforeEach(() => shop.delay(A_MOMENT));
afterEach(() => shop.delay(0));

const everyMethod = Object.keys(VALID_ARGUMENTS).filter((method) => !LEAVING.has(method));
const idsOf = ({ cart, cartItem, address, wish, email, name }: CustomerOfTheShop): Ids => {
  const { sku, rating } = scene;
  return { cart, otherCart: cart, cartItem, address, wish, order: '000000000', email, name, sku, rating };
};

interface Asked {
  readonly caller: Caller;
  readonly args: readonly unknown[];
}

/** The same method by both customers and a guest, all at once; twice, so that a cache has something to answer with. */
async function askAtOnce(door: WireDoor, method: string, asked: readonly Asked[]): Promise<readonly string[]> {
  const all = [...asked, ...asked];
  const answers = await Promise.all(
    all.map(({ caller, args }, index) =>
      send(door, `magento/${method}`, JSON.stringify(args), { ...caller, address: `198.18.${index}.${method.length}` }),
    ),
  );
  return answers.map(({ text }) => text);
}

function expectNobodyElse([
  anns = '',
  bobs = '',
  guests = '',
  anns2 = '',
  bobs2 = '',
  guests2 = '',
]: readonly string[]) {
  for (const text of [anns, anns2]) expect(text).not.toMatch(/Bobcanary|Veracanary/i);
  for (const text of [bobs, bobs2]) expect(text).not.toMatch(/Anncanary|Veracanary/i);
  for (const text of [guests, guests2]) expect(text).not.toMatch(/Anncanary|Bobcanary|Veracanary/i);
}

describe.each(['bare', 'cached'] as const)(
  'two customers and a guest at the same moment, the way to the backend %s',
  (way) => {
    test.each(everyMethod)('see nothing of one another: %s', async (method) => {
      const chance = seededChance(7);
      const args = VALID_ARGUMENTS[method]?.(idsOf(ann), chance) ?? [];
      const guests = JSON.stringify(args).replace(/Anncanary/gi, 'Nobody');
      expectNobodyElse(
        await askAtOnce(doors[way], method, [
          { caller: ann.caller, args },
          { caller: bob.caller, args: VALID_ARGUMENTS[method]?.(idsOf(bob), seededChance(7)) ?? [] },
          { caller: {}, args: JSON.parse(guests) as unknown[] },
        ]),
      );
    });

    // The same words from everybody: nothing but who asks tells the answers apart.
    test.each([
      'customer',
      'customerCart',
      'getCustomerAddresses',
      'wishlist',
      'customerProductReview',
      'customerOrders',
    ])('and each their own: %s', async (method) => {
      const answers = await askAtOnce(doors[way], method, [
        { caller: ann.caller, args: [] },
        { caller: bob.caller, args: [] },
        { caller: {}, args: [] },
        { caller: scene.victim.caller, args: [] },
      ]);
      const [anns, bobs, guests, veras] = answers;
      expect(answers.slice(4)).toEqual([anns, bobs, guests, veras]);
      expect(new Set([anns, bobs, guests, veras]).size).toBeGreaterThan(method === 'wishlist' ? 3 : 2);
      expect(guests).toContain('graphql-authorization');
    });

    test.each(OWN_DOCUMENTS.map((document) => [/(?:query|mutation) (\w+)/.exec(document)?.[1] ?? '', document]))(
      'nor through the storefront’s own document %s',
      async (_name, document) => {
        const isMutation = document.trim().startsWith('mutation');
        const asked = (person: CustomerOfTheShop | null): Asked => {
          const variables = {
            cartId: person?.cart ?? 'none',
            sku: scene.sku,
            uid: 'Mg==',
            pageSize: 5,
            currentPage: 1,
          };
          return {
            caller: person?.caller ?? {},
            args: [
              isMutation
                ? { mutation: document, mutationVariables: {} }
                : { query: document, queryVariables: variables },
            ],
          };
        };
        const method = isMutation ? 'customMutation' : 'customQuery';
        expectNobodyElse(await askAtOnce(doors[way], method, [asked(ann), asked(bob), asked(null)]));
      },
    );

    test('stores and currencies are not mixed either', async () => {
      const ask = async (currency: string) =>
        send(doors[way], 'magento/products', JSON.stringify([{ filter: { sku: { eq: scene.sku } } }]), { currency });
      const texts = (await Promise.all(['GBP', 'EUR', 'GBP', 'EUR'].map(ask))).map(({ text }) => text);
      expect(texts[0]).toContain('"currency":"GBP"');
      expect(texts[1]).toContain('"currency":"EUR"');
      expect(texts.slice(2)).toEqual(texts.slice(0, 2));
    });
  },
);

test('the backend itself lets no cache keep what is a customer’s, however it is asked', async () => {
  const plain = await startSharedCache(shop.backend.graphqlUrl);
  const ask = async (token: string | undefined) => {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return (await fetch(`${plain.url}?query=${encodeURIComponent('{ customer { email } }')}`, { headers })).text();
  };
  expect(await ask(ann.caller.token)).toContain(ann.email);
  expect(await ask(bob.caller.token)).toContain(bob.email);
  expect(await ask(undefined)).not.toMatch(/canary/i);
  expect(plain.count().hits).toBe(0);
  await plain.close();
});

test('the cache on the way did answer what is the same for everybody, and nothing else', async () => {
  const before = cache.count();
  const ask = (method: string, caller: Caller) => send(doors.cached, `magento/${method}`, '[]', caller);
  await ask('countries', {});
  await ask('countries', {});
  expect(cache.count().hits).toBeGreaterThan(before.hits);
  expect(cache.count().stored).toBeGreaterThan(0);
  const between = cache.count();
  for (const method of ['customer', 'customerCart', 'wishlist']) await ask(method, ann.caller);
  for (const method of ['customer', 'customerCart', 'wishlist']) await ask(method, {});
  expect(cache.count()).toEqual(between);
});
