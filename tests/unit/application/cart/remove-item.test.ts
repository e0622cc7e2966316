import { makeRemoveItem } from '../../../../src/application/cart/remove-item';
import { ok } from '../../../../src/domain/shared/result';
import { aCart } from '../../../builders/a-cart';
import { aFilledCart } from '../a-filled-cart';

async function open() {
  const data = await aFilledCart();
  return { ...data, removeItem: makeRemoveItem(data) };
}

test('S4-48 an item is taken out, and the cart that is left answered', async () => {
  const { removeItem, cart, item, carts } = await open();
  expect(await removeItem(cart, item.uid)).toMatchObject({ ok: true, value: { id: cart.id, items: [] } });
  expect(await carts.find(cart.id)).toMatchObject({ value: { items: [] } });
});

test('S5-22 an item that is not in the cart changes nothing, and nobody is asked', async () => {
  const { removeItem, cart, wire } = await open();
  expect(await removeItem(cart, 'stranger')).toEqual(ok(cart));
  expect(wire.calls).toEqual([]);
});

test('S5-22 an item that another tab has removed is no failure: the cart as it stands is answered', async () => {
  const { removeItem, cart, item, carts } = await open();
  await carts.removeItem(cart.id, item.uid);
  expect(await removeItem(cart, item.uid)).toMatchObject({ ok: true, value: { id: cart.id, items: [] } });
});

test('a cart that is no more is not found', async () => {
  const { removeItem, cart, item, visitor } = await open();
  visitor.rememberCart('long-gone');
  expect(await removeItem(cart, item.uid)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
});

test('an item that could not be removed though it is there is not reported as gone', async () => {
  const { removeItem, cart, item, wire } = await open();
  wire.failNext('carts.removeItem', { kind: 'not-found', message: 'lost' });
  expect(await removeItem(cart, item.uid)).toEqual({ ok: false, reason: { kind: 'not-found', message: 'lost' } });
});

test('a shop that cannot be reached has removed nothing', async () => {
  const { removeItem, cart, item, carts, wire } = await open();
  wire.failNext('carts.removeItem');
  expect(await removeItem(cart, item.uid)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(await carts.totalQuantity(cart.id)).toMatchObject({ value: 1 });
});

test('without a cart nothing can be removed', async () => {
  const { removeItem, visitor, item } = await open();
  visitor.forgetCart();
  expect(await removeItem(aCart({ items: [item] }), item.uid)).toMatchObject({ reason: { kind: 'not-found' } });
});
