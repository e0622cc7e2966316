import type { SendHttp } from '../../../middleware/middleware';
import type { Cart } from '../../../src/domain/cart/cart';
import { cartDigest } from '../../../src/domain/cart/cart-digest';
import { loadCartPage } from '../../../src/adapters/http/pages/cart';
import { personalPage } from '../../../src/composition/server/pages';
import { OPEN_SOURCE } from '../../magento/magento-facts';
import { aWalkOn, type Walk } from './a-walk';

const PERSON = { email: 'unshown@example.org', password: 'Pe0ny-Stems!', captchaToken: null };

type Items = readonly unknown[];
const skuOf = (item: unknown) => (item as { product?: { sku?: unknown } } | null)?.product?.sku;
const asNull = (items: Items) => items.map((item) => (skuOf(item) === limited ? null : item));
const leftOut = (items: Items) => items.filter((item) => skuOf(item) !== limited);

/** What Magento does to the items of every cart; null for nothing. */
let meddle: ((items: Items) => Items) | null = null;
let walk: Walk;
let plain = '';
let limited = '';

const meddling =
  (gate: SendHttp): SendHttp =>
  async (request) => {
    const said = await gate(request);
    const change = (key: string, value: unknown): unknown =>
      key === 'items' && Array.isArray(value) && meddle !== null ? meddle(value) : value;
    return meddle === null ? said : { ...said, text: JSON.stringify(JSON.parse(said.text ?? 'null', change)) };
  };

beforeAll(async () => {
  walk = await aWalkOn(OPEN_SOURCE, meddling, { STORES: 'default en-GB GBP; ie en-IE GBP /ie' });
  plain = (await walk.backend.access.product('plain')).sku;
  limited = (await walk.backend.access.product('limited')).sku;
}, 120_000);
afterAll(() => walk?.close());
beforeEach(() => {
  meddle = null;
  walk.cookies.clear();
});

const line = (sku: string, quantity: number) => ({ cart: null, sku, chosen: [], answers: {}, quantity });

/** Fills the visitor's cart with two `plain` and one `limited`, and shows it while `limited` cannot be shown. */
async function aCartWithout(how: typeof meddle): Promise<Cart> {
  await walk.done('add-to-cart', line(plain, 2));
  await walk.done('add-to-cart', line(limited, 1));
  meddle = how;
  return walk.done<Cart>('load-cart');
}

const order = (cart: Cart) =>
  walk.act('place-order', { cart: cart.id, digest: cartDigest(cart), payment: 'checkmo', attempt: 'a'.repeat(32) });
const shown = ({ items, totalQuantity, unshownLines }: Cart) => [
  items.map(({ sku, quantity }) => [sku, quantity]),
  totalQuantity,
  unshownLines,
];

describe.each([
  ['answers as null', asNull],
  ['leaves out', leftOut],
])('A line that Magento %s', (_how, how) => {
  test('is told on the cart page of each store, counted, and never ordered', async () => {
    const cart = await aCartWithout(how);
    expect(shown(cart)).toEqual([[[plain, 2]], 3, 1]);
    expect(await walk.done('count-cart')).toBe(3);
    expect(await walk.open(personalPage(loadCartPage), '/cart')).toContain('"unshownLines":1');
    expect(await walk.open(personalPage(loadCartPage), '/ie/cart')).toContain('"unshownLines":1');
    expect(await order(cart)).toEqual({ kind: 'line-not-shown' });
    expect(walk.cookies.get('vsf-cart')).toBe(cart.id);
  });

  test('is told after a change of the cart too', async () => {
    const cart = await aCartWithout(how);
    const item = cart.items[0]?.uid;
    const changed = await walk.done<Cart>('change-quantity', { cart: cart.id, item, quantity: 1 });
    expect(shown(changed)).toEqual([[[plain, 1]], 2, 1]);
    expect(shown(await walk.done<Cart>('remove-item', { cart: cart.id, item }))).toEqual([[], 1, 1]);
  });

  test('is gone when a guest empties the cart', async () => {
    const cart = await aCartWithout(how);
    const fresh = await walk.done<Cart>('clear-cart', { cart: cart.id });
    expect([shown(fresh), fresh.id === cart.id]).toEqual([[[], 0, undefined], false]);
    const again = await walk.done<Cart>('add-to-cart', { ...line(plain, 1), cart: fresh.id });
    expect(shown(again)).toEqual([[[plain, 1]], 1, undefined]);
    expect((await order(again)).kind).not.toBe('line-not-shown');
  });
});

test('a cart that changes before the order is shown again, not ordered without the line', async () => {
  await aCartWithout(null);
  const whole = await walk.done<Cart>('load-cart');
  meddle = asNull;
  expect(await order(whole)).toMatchObject({ kind: 'cart-changed', cart: { unshownLines: 1 } });
});

test('a customer’s lines are removed as far as Magento lets them go, and the rest is still told', async () => {
  await walk.act('register', { ...PERSON, firstName: 'Ann', lastName: 'Lee', isSubscribed: false });
  await walk.backend.access.confirm(PERSON.email);
  await walk.done('sign-in', PERSON);
  const cart = await aCartWithout(asNull);
  const left = await walk.done<Cart>('clear-cart', { cart: cart.id });
  expect([shown(left), left.id]).toEqual([[[], 1, 1], cart.id]);
  expect(await order(left)).toEqual({ kind: 'line-not-shown' });
  const press = () => walk.sent('clear-cart', { cart: cart.id, back: '/cart' });
  expect(await press()).toBe('/cart?refused=rejected%7E%7EUNDEFINED');
  meddle = null;
  expect(await press()).toBe('/cart');
  expect(shown(await walk.done<Cart>('clear-cart', { cart: cart.id }))).toEqual([[], 0, undefined]);
});
