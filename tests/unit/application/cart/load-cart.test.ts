import {
  makeLoadCart,
  makeViewCart,
  makeCountCart,
  makeClearCart,
  makeClearOwnCart,
} from '../../../../src/application/cart/load-cart';
import { anAccount, signedIn } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';
import { EMPTY_CART } from '../../../../src/domain/cart/cart';
import { ok } from '../../../../src/domain/shared/result';
import { aFilledCart } from '../a-filled-cart';

test('S4-36 creates an empty cart and stores its id when no id is stored', async () => {
  const { carts, cartSession, shop } = aShop();
  const cart = await makeLoadCart({ carts, cartSession })();
  expect(cart).toMatchObject({ ok: true, value: { id: cartSession.cartId(), totalQuantity: 0 } });
  expect(shop.carts.has(cartSession.cartId() ?? '')).toBe(true);
});

test('loads the stored cart and creates no other', async () => {
  const { carts, cartSession, shop, wire } = aShop();
  cartSession.rememberCart(shop.openNewCart().id);
  const cart = await makeLoadCart({ carts, cartSession })();
  expect(cart).toMatchObject({ ok: true, value: { id: cartSession.cartId() } });
  expect(wire.calls).toEqual(['carts.find']);
});

test('S4-39 replaces a stored id that the backend does not know with a new cart', async () => {
  const { carts, cartSession, shop } = aShop();
  cartSession.rememberCart('long-gone');
  const cart = await makeLoadCart({ carts, cartSession })();
  expect(cartSession.cartId()).not.toBe('long-gone');
  expect(cart).toMatchObject({ ok: true, value: { id: cartSession.cartId(), items: [] } });
  expect(shop.carts.size).toBe(1);
});

test('S4-39 replaces a stored cart that is refused', async () => {
  const failure = { kind: 'unauthorised', message: 'no' } as const;
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('refused');
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, cartSession })()).toMatchObject({ ok: true, value: { id: cartSession.cartId() } });
  expect(cartSession.cartId()).not.toBe('refused');
  expect(wire.calls).toEqual(['carts.find', 'carts.open', 'carts.find']);
});

test('S4-39 replaces a cart that belongs to an account when a guest loads it', async () => {
  const { carts, cartSession, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  cartSession.rememberCart(id);
  expect(await makeLoadCart({ carts, cartSession })()).toMatchObject({ ok: true, value: { items: [] } });
  expect(cartSession.cartId()).not.toBe(id);
  expect(shop.carts.has(id)).toBe(true);
});

test('S8-13 returns the backend’s first error when the new cart cannot be read either', async () => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('refused');
  const failure = { kind: 'not-found', message: 'The first error' } as const;
  wire.failNext('carts.find', failure);
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, cartSession })()).toEqual({ ok: false, reason: failure });
});

test.each([
  { kind: 'unreachable', status: 503 },
  { kind: 'unreachable', status: 500 },
  { kind: 'busy', message: 'Slow down' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
  { kind: 'rejected', code: 'MALFORMED', message: 'Not for you' },
] as const)('S4-39 returns a failure that is not about the cart ($kind) and keeps the cart', async (failure) => {
  const { carts, cartSession, shop, wire } = aShop();
  cartSession.rememberCart(shop.openNewCart().id);
  const stored = cartSession.cartId();
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, cartSession })()).toEqual({ ok: false, reason: failure });
  expect(cartSession.cartId()).toBe(stored);
  expect(shop.carts.size).toBe(1);
});

test('stores no id when the cart cannot be created', async () => {
  const { carts, cartSession, wire } = aShop();
  wire.disconnect();
  expect(await makeLoadCart({ carts, cartSession })()).toEqual({
    ok: false,
    reason: { kind: 'unreachable', status: null },
  });
  expect(cartSession.cartId()).toBeNull();
});

test('S4-39 forgets a cart that is gone even when no other can be created', async () => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('long-gone');
  wire.failNext('carts.open');
  expect(await makeLoadCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(cartSession.cartId()).toBeNull();
});

test('returns a failure instead of creating carts endlessly when the new cart is gone too', async () => {
  const { carts, cartSession, shop, wire } = aShop();
  cartSession.rememberCart('long-gone');
  wire.failNext('carts.find', { kind: 'not-found', message: '' });
  wire.failNext('carts.find', { kind: 'not-found', message: '' });
  expect(await makeLoadCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(shop.carts.size).toBe(1);
});

test('S4-36 creates one cart for two simultaneous loads', async () => {
  const { carts, cartSession, shop } = aShop();
  const loadCart = makeLoadCart({ carts, cartSession });
  const [first, second] = await Promise.all([loadCart(), loadCart()]);
  expect(first).toEqual(second);
  expect(shop.carts.size).toBe(1);
});

test('S4-39 replaces a cart that is gone by one cart for two simultaneous loads', async () => {
  const { carts, cartSession, shop } = aShop();
  cartSession.rememberCart('long-gone');
  const loadCart = makeLoadCart({ carts, cartSession });
  const [first, second] = await Promise.all([loadCart(), loadCart()]);
  expect(first).toEqual(second);
  expect(shop.carts.size).toBe(1);
});

test('creates one cart for each of two simultaneous visitors', async () => {
  const { carts, shop } = aShop();
  const { cartSession: ann } = aShop();
  const { cartSession: bea } = aShop();
  await Promise.all([ann, bea].map((cartSession) => makeLoadCart({ carts, cartSession })()));
  expect(shop.carts.size).toBe(2);
  expect(ann.cartId()).not.toBe(bea.cartId());
});

test('S4-42 returns the empty cart without a request when there is no id', async () => {
  const { carts, cartSession, wire } = aShop();
  expect(await makeViewCart({ carts, cartSession })()).toEqual(ok(EMPTY_CART));
  expect(EMPTY_CART).toMatchObject({ totalQuantity: 0, isVirtual: false });
  expect(wire.calls).toEqual([]);
});

test('S4-42 returns the empty cart for a cart that is gone, and creates or clears nothing', async () => {
  const { carts, cartSession, shop } = aShop();
  cartSession.rememberCart('long-gone');
  expect(await makeViewCart({ carts, cartSession })()).toEqual(ok(EMPTY_CART));
  expect(cartSession.cartId()).toBe('long-gone');
  expect(shop.carts.size).toBe(0);
});

test('S4-39 S4-42 returns the empty cart for a cart that is refused', async () => {
  const failure = { kind: 'unauthorised', message: 'Not yours' } as const;
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('refused');
  wire.failNext('carts.find', failure);
  expect(await makeViewCart({ carts, cartSession })()).toEqual(ok(EMPTY_CART));
  expect(cartSession.cartId()).toBe('refused');
});

test.each([
  { kind: 'busy', message: '' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
] as const)('returns a failure that is not about the cart ($kind), not an empty cart', async (failure) => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.failNext('carts.find', failure);
  expect(await makeViewCart({ carts, cartSession })()).toEqual({ ok: false, reason: failure });
});

test('returns an existing cart', async () => {
  const { carts, cartSession, shop } = aShop();
  cartSession.rememberCart(shop.openNewCart().id);
  expect(await makeViewCart({ carts, cartSession })()).toMatchObject({ ok: true, value: { id: cartSession.cartId() } });
});

test('returns a failure, not an empty cart, when the backend is unreachable', async () => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.disconnect();
  expect(await makeViewCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(cartSession.cartId()).toBe('cart');
});

test('S7-43 returns 0 without a request when there is no cart', async () => {
  const { carts, cartSession, wire } = aShop();
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(0));
  expect(wire.calls).toEqual([]);
});

test('counts items, not lines', async () => {
  const { carts, cartSession, shop } = aShop();
  const { id } = shop.openNewCart();
  const line = { parentSku: null, entered: [], selected: [] };
  await carts.addLine(id, { ...line, sku: 'TULIPS', quantity: 2 });
  await carts.addLine(id, { ...line, sku: 'FERN', quantity: 3 });
  cartSession.rememberCart(id);
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(5));
});

test('returns 0 for a cart that is gone and keeps its id', async () => {
  const { carts, cartSession } = aShop();
  cartSession.rememberCart('long-gone');
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(0));
  expect(cartSession.cartId()).toBe('long-gone');
});

test('S4-39 S7-43 returns 0 to a guest for a cart that belongs to an account', async () => {
  const { carts, cartSession, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  cartSession.rememberCart(id);
  expect(await makeCountCart({ carts, cartSession })()).toEqual(ok(0));
  expect(cartSession.cartId()).toBe(id);
});

test.each([
  { kind: 'busy', message: '' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
] as const)('returns a failure that is not about the cart ($kind)', async (failure) => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.failNext('carts.totalQuantity', failure);
  expect(await makeCountCart({ carts, cartSession })()).toEqual({ ok: false, reason: failure });
});

test('returns a failure when the backend is unreachable', async () => {
  const { carts, cartSession, wire } = aShop();
  cartSession.rememberCart('cart');
  wire.disconnect();
  expect(await makeCountCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
});

test('S4-41 removes the stored id, creates a new cart and stores its id', async () => {
  const { carts, cartSession, cart } = await aFilledCart();
  const fresh = await makeClearCart({ carts, cartSession })();
  expect(fresh).toMatchObject({ ok: true, value: { id: cartSession.cartId(), items: [] } });
  expect(cartSession.cartId()).not.toBe(cart.id);
});

test('S4-41 removes the stored id even when no new cart can be created', async () => {
  const { carts, cartSession, wire } = await aFilledCart();
  wire.disconnect();
  expect(await makeClearCart({ carts, cartSession })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(cartSession.cartId()).toBeNull();
});

test('empties the cart of a customer, who keeps it', async () => {
  const shop = aShop();
  signedIn(shop);
  const own = await shop.customerCarts.own();
  if (!own.ok) throw new Error('no cart');
  shop.cartSession.rememberCart(own.value.id);
  await shop.carts.addLine(own.value.id, { sku: 'TULIPS', parentSku: null, quantity: 2, entered: [], selected: [] });
  const emptied = await makeClearOwnCart(shop)();
  expect(emptied).toMatchObject({ ok: true, value: { id: own.value.id, items: [], totalQuantity: 0 } });
  expect(shop.cartSession.cartId()).toBe(own.value.id);
  shop.wire.disconnect();
  expect(await makeClearOwnCart(shop)()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(shop.cartSession.cartId()).toBe(own.value.id);
});
