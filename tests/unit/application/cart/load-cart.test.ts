import { makeLoadCart } from '../../../../src/application/cart/load-cart';
import { anAccount } from '../../../builders/a-customer';
import { aShop } from '../../../builders/a-shop';

test('S4-36 without a stored id an empty cart is made, and its id is stored', async () => {
  const { carts, visitor, shop } = aShop();
  const cart = await makeLoadCart({ carts, visitor })();
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId(), totalQuantity: 0 } });
  expect(shop.carts.has(visitor.cartId() ?? '')).toBe(true);
});

test('a stored cart is loaded as it is, and no other is made', async () => {
  const { carts, visitor, shop, wire } = aShop();
  visitor.rememberCart(shop.openNewCart().id);
  const cart = await makeLoadCart({ carts, visitor })();
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId() } });
  expect(wire.calls).toEqual(['carts.find']);
});

test('S4-39 a stored id the shop does not know is cleared, and a new cart takes its place', async () => {
  const { carts, visitor, shop } = aShop();
  visitor.rememberCart('long-gone');
  const cart = await makeLoadCart({ carts, visitor })();
  expect(visitor.cartId()).not.toBe('long-gone');
  expect(cart).toMatchObject({ ok: true, value: { id: visitor.cartId(), items: [] } });
  expect(shop.carts.size).toBe(1);
});

test.each([
  { kind: 'unauthorised', message: 'no' },
  { kind: 'rejected', code: 'UNDEFINED', message: 'That is no id' },
  { kind: 'rejected', code: 'MALFORMED', message: 'That is no id' },
] as const)('S4-39 a stored cart this visitor can never have ($kind) is replaced as well', async (failure) => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('of-somebody');
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: true, value: { id: visitor.cartId() } });
  expect(visitor.cartId()).not.toBe('of-somebody');
  expect(wire.calls).toEqual(['carts.find', 'carts.open', 'carts.find']);
});

test('S4-39 a cart of an account is no guest’s to have', async () => {
  const { carts, visitor, shop } = aShop();
  const { id } = shop.openNewCart(anAccount(shop).id);
  visitor.rememberCart(id);
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: true, value: { items: [] } });
  expect(visitor.cartId()).not.toBe(id);
  expect(shop.carts.has(id)).toBe(true);
});

test('S8-13 the shop’s own first error is the answer when the new cart cannot be read either', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('of-somebody');
  const no = { kind: 'rejected', code: 'UNDEFINED', message: 'The first error' } as const;
  wire.failNext('carts.find', no);
  wire.failNext('carts.find', no);
  expect(await makeLoadCart({ carts, visitor })()).toEqual({ ok: false, reason: no });
});

test.each([
  { kind: 'unreachable', status: 503 },
  { kind: 'unreachable', status: 500 },
  { kind: 'busy', message: 'Slow down' },
] as const)('S4-39 a failure that decides nothing ($kind) is answered, and loses no cart', async (failure) => {
  const { carts, visitor, shop, wire } = aShop();
  visitor.rememberCart(shop.openNewCart().id);
  const stored = visitor.cartId();
  wire.failNext('carts.find', failure);
  expect(await makeLoadCart({ carts, visitor })()).toEqual({ ok: false, reason: failure });
  expect(visitor.cartId()).toBe(stored);
  expect(shop.carts.size).toBe(1);
});

test('a shop that cannot make a cart stores no id', async () => {
  const { carts, visitor, wire } = aShop();
  wire.cut();
  expect(await makeLoadCart({ carts, visitor })()).toEqual({
    ok: false,
    reason: { kind: 'unreachable', status: null },
  });
  expect(visitor.cartId()).toBeNull();
});

test('S4-39 a dead cart is cleared even when no other can be made at the moment', async () => {
  const { carts, visitor, wire } = aShop();
  visitor.rememberCart('long-gone');
  wire.failNext('carts.open');
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(visitor.cartId()).toBeNull();
});

test('a new cart that is lost at once is a failure, not a reason to make carts for ever', async () => {
  const { carts, visitor, shop, wire } = aShop();
  visitor.rememberCart('long-gone');
  wire.failNext('carts.find', { kind: 'not-found', message: '' });
  wire.failNext('carts.find', { kind: 'not-found', message: '' });
  expect(await makeLoadCart({ carts, visitor })()).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(shop.carts.size).toBe(1);
});

test('S4-36 asked twice at once, one cart is made', async () => {
  const { carts, visitor, shop } = aShop();
  const loadCart = makeLoadCart({ carts, visitor });
  const [first, second] = await Promise.all([loadCart(), loadCart()]);
  expect(first).toEqual(second);
  expect(shop.carts.size).toBe(1);
});

test('S4-39 asked twice at once with a dead id, one cart takes its place', async () => {
  const { carts, visitor, shop } = aShop();
  visitor.rememberCart('long-gone');
  const loadCart = makeLoadCart({ carts, visitor });
  const [first, second] = await Promise.all([loadCart(), loadCart()]);
  expect(first).toEqual(second);
  expect(shop.carts.size).toBe(1);
});

test('two visitors at once get a cart each', async () => {
  const { carts, shop } = aShop();
  const { visitor: ann } = aShop();
  const { visitor: bea } = aShop();
  await Promise.all([ann, bea].map((visitor) => makeLoadCart({ carts, visitor })()));
  expect(shop.carts.size).toBe(2);
  expect(ann.cartId()).not.toBe(bea.cartId());
});
