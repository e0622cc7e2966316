import type { SendHttp } from '../../../middleware/middleware';
import type { Cart } from '../../../src/domain/cart/cart';
import { loadCartPage } from '../../../src/adapters/http/pages/cart';
import { personalPage } from '../../../src/composition/server/pages';
import { OPEN_SOURCE } from '../../magento/magento-facts';
import { aWalkOn, type Walk } from './a-walk';

const PERSON = { email: 'two-sites@example.org', password: 'Pe0ny-Stems!', captchaToken: null };
const cartPage = personalPage(loadCartPage);

const json = (body: object) => ({ status: 200, contentType: 'application/json', text: JSON.stringify(body) });
const NO_CART = json({
  errors: [{ message: 'Could not find a cart', path: ['cart'], extensions: { category: 'graphql-no-such-entity' } }],
  data: { cart: null },
});

/** Website of the store `ie`; null: the backend does not say now. */
let website: string | null = 'ireland';
/** Ids of the carts that were opened in `ie`. */
const irish = new Set<string>();
const known = new Set<string>();
let asked: string[] = [];

/** A Magento whose store `ie` is of a website of its own: a cart is found only in the website that has opened it. */
const ofTwoWebsites =
  (gate: SendHttp): SendHttp =>
  async (request) => {
    const text = decodeURIComponent(`${request.url}${request.body ?? ''}`);
    const isIrish = request.headers.store === 'ie';
    if (/\bstoreConfig\b/.test(text)) asked.push(isIrish ? 'ie' : 'default');
    if (website === null && /\bstoreConfig\b/.test(text)) throw new Error('The connection was reset');
    const isOne = website === 'base';
    if (!isOne && [...known].some((id) => text.includes(id) && irish.has(id) !== isIrish)) return NO_CART;
    const said = await gate(request);
    const opened = (JSON.parse(said.text ?? '{}') as { data?: { createEmptyCart?: string } }).data?.createEmptyCart;
    if (opened !== undefined) known.add(opened);
    if (opened !== undefined && isIrish) irish.add(opened);
    return isIrish
      ? { ...said, text: (said.text ?? '').replace('"website_code":"base"', `"website_code":"${website}"`) }
      : said;
  };

let walk: Walk;
let sku = '';
beforeAll(async () => {
  walk = await aWalkOn(OPEN_SOURCE, ofTwoWebsites, { STORES: 'default en-GB GBP; ie en-IE GBP /ie' });
  sku = (await walk.backend.access.product('plain')).sku;
}, 120_000);
afterAll(() => walk?.close());

/** A new visitor of a shop that has just started. */
function begin(ie: string | null, env: Readonly<Record<string, string>> = {}): void {
  website = ie;
  asked = [];
  walk.cookies.clear();
  walk.restart(env);
}

const line = (quantity: number) => ({ cart: null, sku, chosen: [], answers: {}, quantity });
const count = (store: string) => walk.done<number>('count-cart', {}, store);

test.each([
  ['spec', 'vsf-cart', 'vsf-cart-ireland'],
  ['hardened', '__Host-vsf-cart', '__Host-vsf-cart-ireland'],
])('S3-63 each of two websites keeps its own cart, under the profile %s', async (profile, first, second) => {
  begin('ireland', { COOKIE_PROFILE: profile });
  await walk.done('add-to-cart', line(2));
  const own = walk.cookies.get(first);
  expect(await walk.open(cartPage, '/ie/cart')).toContain('"items":[]');
  expect(await count('/ie')).toBe(0);
  await walk.done('load-visitor', { path: '/ie' }, '/ie');
  expect([...walk.cookies.keys()].filter((name) => name.includes('cart'))).toEqual([first]);
  const { id } = await walk.done<Cart>('add-to-cart', line(3), '/ie');
  expect([walk.cookies.get(first), irish.has(walk.cookies.get(second) ?? '')]).toEqual([own, true]);
  expect([await count(''), await count('/ie')]).toEqual([2, 3]);
  expect(await walk.open(cartPage, '/ie/cart')).toContain('"quantity":3');
  expect(await walk.open(cartPage, '/cart')).toContain('"quantity":2');
  await walk.done('clear-cart', { cart: id }, '/ie');
  expect([await count(''), await count('/ie')]).toEqual([2, 0]);
  expect(asked.filter((store) => store === 'ie').length).toBeLessThanOrEqual(2);
});

test('a customer’s sign-out drops the carts of both websites', async () => {
  begin('ireland');
  await walk.act('register', { ...PERSON, firstName: 'Ann', lastName: 'Lee', isSubscribed: false });
  await walk.backend.access.confirm(PERSON.email);
  await walk.done('add-to-cart', line(1), '/ie');
  await walk.done('sign-in', PERSON);
  expect([...walk.cookies.keys()].filter((name) => name.startsWith('vsf-cart'))).toEqual([
    'vsf-cart-ireland',
    'vsf-cart',
  ]);
  await walk.act('sign-out');
  expect([...walk.cookies.keys()].filter((name) => name.startsWith('vsf-cart'))).toEqual([]);
});

test('two stores of one website share a cart', async () => {
  begin('base');
  await walk.done('add-to-cart', line(2));
  expect(await count('/ie')).toBe(2);
  await walk.done('add-to-cart', line(1), '/ie');
  expect([await count(''), [...walk.cookies.keys()].filter((name) => name.startsWith('vsf-cart'))]).toEqual([
    3,
    ['vsf-cart'],
  ]);
});

test('while a backend does not say of which website a store is, no cart is taken for its cart, or lost', async () => {
  begin(null);
  await walk.done('add-to-cart', line(2));
  const cookies = new Map(walk.cookies);
  await expect(walk.open(cartPage, '/ie/cart')).rejects.toThrow('/ie/cart: 503');
  expect(await walk.act('add-to-cart', line(1), '/ie')).toMatchObject({ message: 'Something went wrong.' });
  expect([walk.cookies, await count('')]).toEqual([cookies, 2]);
  website = 'ireland';
  expect(await count('/ie')).toBe(0);
});
