import type { Cart } from '../../../../src/domain/cart/cart';
import { cartDigest } from '../../../../src/domain/cart/cart-digest';
import { openActions, type Page } from './action-client';

let actions: Awaited<ReturnType<typeof openActions>>;
let data: ReturnType<(typeof actions)['open']>;

beforeAll(async () => {
  actions = await openActions();
});
beforeEach(() => (data = actions.open()));
afterAll(() => actions.close());

const ADDRESS = {
  firstName: 'Mary',
  lastName: 'Moss',
  street: '1 East Street',
  apartment: '',
  city: 'Chichester',
  region: null,
  postcode: 'PO19 1AA',
  countryCode: 'GB',
  phone: '01243 000000',
};
const TULIPS = { cart: null, sku: 'TULIPS', chosen: [], answers: {}, quantity: 2 };

/** A guest whose cart can be ordered, and that cart as displayed. */
async function readyToOrder(): Promise<{ page: Page; shown: Cart; payment: string }> {
  const page = actions.page();
  const added = await page.act('add-to-cart', TULIPS);
  const { id: cart } = added.body.result?.value as Cart;
  await page.act('attach-email', { cart, email: 'ann@example.org' });
  const offered = await page.act('set-delivery-address', { cart, address: ADDRESS });
  const [method] = offered.body.result?.value as readonly { carrier: string; method: string }[];
  const delivery = { carrier: method?.carrier, method: method?.method };
  await page.act('choose-shipping-method', { cart, ...delivery });
  await page.act('save-billing', { cart, address: ADDRESS, sameAsDelivery: true, delivery });
  const methods = await page.act('load-payment-methods', { cart });
  const offline = (methods.body.result?.value as readonly { code: string; timing: string }[]).find(
    ({ timing }) => timing !== 'online',
  );
  await page.act('choose-payment', { cart, code: offline?.code });
  const loaded = await page.act('load-cart');
  return { page, shown: loaded.body.result?.value as Cart, payment: offline?.code ?? '' };
}

test('S4-46 places the order of the displayed cart, and forgets the cart', async () => {
  const { page, shown, payment } = await readyToOrder();
  const { body, setCookies } = await page.act('place-order', { cart: shown.id, digest: cartDigest(shown), payment });
  expect(body.result).toEqual({ kind: 'placed', number: '000000001' });
  expect(setCookies.filter((cookie) => cookie.startsWith('posy-paying'))).toEqual([]);
  expect(page.cookies.has('vsf-cart')).toBe(false);
  expect(data.shop.orders).toHaveLength(1);
});

test('sends nothing when another tab has changed the cart, and returns the current one', async () => {
  const { page, shown, payment } = await readyToOrder();
  await page.act('change-quantity', { cart: shown.id, item: shown.items[0]?.uid, quantity: 3 });
  const { body } = await page.act('place-order', { cart: shown.id, digest: cartDigest(shown), payment });
  expect(body.result).toMatchObject({ kind: 'cart-changed', cart: { totalQuantity: 3 } });
  expect(data.shop.orders).toEqual([]);
});

test.each([
  ['attach-email', { email: 'eve@example.org' }],
  ['set-delivery-address', { address: ADDRESS }],
  ['load-shipping-methods', {}],
  ['choose-shipping-method', { carrier: 'van', method: 'door' }],
  ['save-billing', { address: ADDRESS, sameAsDelivery: true, delivery: null }],
  ['load-payment-methods', {}],
  ['choose-payment', { code: 'transfer' }],
  ['apply-coupon', { code: 'TENTH' }],
])('%s changes nothing when the page shows another cart', async (action, input) => {
  const { page, shown } = await readyToOrder();
  const { body } = await page.act(action, { cart: 'another', ...input });
  expect(body.result).toMatchObject({ ok: false, reason: { kind: 'cart-changed', cart: { id: shown.id } } });
  const { body: now } = await page.act('load-cart');
  expect(now.result?.value).toEqual(shown);
});

test('a coupon is applied without the white space round it', async () => {
  const { page, shown } = await readyToOrder();
  const { body } = await page.act('apply-coupon', { cart: shown.id, code: ' TENTH ' });
  expect(body.result).toMatchObject({ ok: true, value: { coupon: 'TENTH' } });
});

test('traces the order of the cart it names, whatever the active cart is', async () => {
  const { page, shown, payment } = await readyToOrder();
  await page.act('place-order', { cart: shown.id, digest: cartDigest(shown), payment });
  await page.act('add-to-cart', TULIPS);
  const { body } = await page.act('trace-order', { cart: shown.id });
  expect(body.result).toEqual({ kind: 'placed', number: '000000001' });
});

test('under the hardened profile orders by the handle alone', async () => {
  data = actions.open({}, { COOKIE_PROFILE: 'hardened' });
  const { page, shown, payment } = await readyToOrder();
  expect([page.cookies.has('__Host-vsf-cart'), page.cookies.get('__Host-vsf-cart') === shown.id]).toEqual([
    true,
    false,
  ]);
  const { body } = await page.act('place-order', { cart: shown.id, digest: cartDigest(shown), payment });
  expect(body.result).toEqual({ kind: 'placed', number: '000000001' });
});

test('S7-33 a press that comes after another has ordered the cart hears of that order', async () => {
  const { page, shown, payment } = await readyToOrder();
  const simultaneous = actions.page(Object.fromEntries(page.cookies));
  const order = { cart: shown.id, digest: cartDigest(shown), payment };
  const first = await page.act('place-order', order);
  expect(first.body.result).toEqual({ kind: 'placed', number: '000000001' });
  for (const later of [simultaneous, page]) {
    const { body } = await later.act('place-order', order);
    expect(body.result).toEqual(first.body.result);
    expect(later.cookies.has('vsf-cart')).toBe(false);
  }
  expect(data.shop.orders).toHaveLength(1);
});

test('S7-33 an attempt that never arrived is over once it is traced: its late copy is refused, another orders', async () => {
  const { page, shown, payment } = await readyToOrder();
  const late = actions.page(Object.fromEntries(page.cookies));
  const order = { cart: shown.id, digest: cartDigest(shown), payment };
  const [lost, next] = ['a'.repeat(32), 'b'.repeat(32)];
  const traced = await page.act('trace-order', { cart: shown.id, attempt: lost, ageMs: 3_000 });
  expect(traced.body.result).toEqual({ kind: 'never-arrived' });
  expect((await late.act('place-order', { ...order, attempt: lost })).body.result).toMatchObject({ kind: 'refused' });
  expect(data.shop.orders).toEqual([]);
  const { body } = await page.act('place-order', { ...order, attempt: next });
  expect(body.result).toEqual({ kind: 'placed', number: '000000001' });
  expect((await late.act('trace-order', { cart: shown.id, attempt: next })).body.result).toEqual(body.result);
});

test.each(['', 'x', 'A'.repeat(32), 'a'.repeat(33)])('"%s" is no key of an attempt', async (attempt) => {
  const { page, shown, payment } = await readyToOrder();
  const order = { cart: shown.id, digest: cartDigest(shown), payment, attempt };
  expect((await page.act('place-order', order)).status).toBe(400);
  expect((await page.act('trace-order', { cart: shown.id, attempt })).status).toBe(400);
  expect(data.shop.orders).toEqual([]);
});
