import { makeLoadCart } from '../../../../src/application/cart/load-cart';
import { anAccount } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

test('S4-36 creates an empty cart and stores its id when no id is stored', async () => {
  const { carts, visitor, shop } = aShop();
  const cart = await makeLoadCart({ carts, visitor })();
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId(), totalQuantity: 0 } });
  expect(shop.carts.has(visitor.cartId() ?? '')).toBe(true);
});

test('loads the stored cart and creates no other', async () => {
  const { carts, visitor, shop, wire } = aShop();
  visitor.rememberCart(shop.openNewCart().id);
  const cart = await makeLoadCart({ carts, visitor })();
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId() } });
  expect(wire.calls).toEqual(['carts.find']);
});

test('S4-39 replaces a stored id that the backend does not know with a new cart', async () => {
  const { carts, visitor, shop } = aShop();
  visitor.rememberCart('long-gone');
  const cart = await makeLoadCart({ carts, visitor })();
  expect(visitor.cartId()).not.toBe('long-gone');
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId(), items: [] } });
  expect(shop.carts.size).toBe(1);
});

test('S4-39 replaces a stored cart that is refused', async () => {
  const failure = { kind: 'unauthorised', message: 'no' } as const;
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('refused');
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: true, value: { id: visitor.cartId() } });
  expect(visitor.cartId()).not.toBe('refused');
  expect(wire.calls).toEqual(['carts.find', 'carts.open', 'carts.find']);
});

test('S4-39 replaces a cart that belongs to an account when a guest loads it', async () => {
  const { carts, visitor, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  visitor.rememberCart(id);
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: true, value: { items: [] } });
  expect(visitor.cartId()).not.toBe(id);
  expect(shop.carts.has(id)).toBe(true);
});

test('S8-13 returns the backend’s first error when the new cart cannot be read either', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('refused');
  const failure = { kind: 'not-found', message: 'The first error' } as const;
  wire.failNext('carts.find', failure);
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, visitor })()).toEqual({ ok: false, reason: failure });
});

test.each([
  { kind: 'unreachable', status: 503 },
  { kind: 'unreachable', status: 500 },
  { kind: 'busy', message: 'Slow down' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'Internal server error' },
  { kind: 'rejected', code: 'MALFORMED', message: 'Not for you' },
] as const)('S4-39 returns a failure that is not about the cart ($kind) and keeps the cart', async (failure) => {
  const { carts, visitor, shop, wire } = aShop();
  visitor.rememberCart(shop.openNewCart().id);
  const stored = visitor.cartId();
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, visitor })()).toEqual({ ok: false, reason: failure });
  expect(visitor.cartId()).toBe(stored);
  expect(shop.carts.size).toBe(1);
});

test('stores no id when the cart cannot be created', async () => {
  const { carts, visitor, wire } = aShop();
  wire.cut();
  expect(await makeLoadCart({ carts, visitor })()).toEqual({
    ok: false,
    reason: { kind: 'unreachable', status: null },
  });
  expect(visitor.cartId()).toBeNull();
});

test('S4-39 forgets a cart that is gone even when no other can be created', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('long-gone');
  wire.failNext('carts.open');
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(visitor.cartId()).toBeNull();
});

test('returns a failure instead of creating carts endlessly when the new cart is gone too', async () => {
  const { carts, visitor, shop, wire } = aShop();
  visitor.rememberCart('long-gone');
  wire.failNext('carts.find', { kind: 'not-found', message: '' });
  wire.failNext('carts.find', { kind: 'not-found', message: '' });
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(shop.carts.size).toBe(1);
});

test('S4-36 creates one cart for two simultaneous loads', async () => {
  const { carts, visitor, shop } = aShop();
  const loadCart = makeLoadCart({ carts, visitor });
  const [first, second] = await Promise.all([loadCart(), loadCart()]);
  expect(first).toEqual(second);
  expect(shop.carts.size).toBe(1);
});

test('S4-39 replaces a cart that is gone by one cart for two simultaneous loads', async () => {
  const { carts, visitor, shop } = aShop();
  visitor.rememberCart('long-gone');
  const loadCart = makeLoadCart({ carts, visitor });
  const [first, second] = await Promise.all([loadCart(), loadCart()]);
  expect(first).toEqual(second);
  expect(shop.carts.size).toBe(1);
});

test('creates one cart for each of two simultaneous visitors', async () => {
  const { carts, shop } = aShop();
  const { visitor: ann } = aShop();
  const { visitor: bea } = aShop();
  await Promise.all([ann, bea].map((visitor) => makeLoadCart({ carts, visitor })()));
  expect(shop.carts.size).toBe(2);
  expect(ann.cartId()).not.toBe(bea.cartId());
});
