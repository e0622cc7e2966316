import { makeRemoveItem } from '../../../../src/application/cart/remove-item';
import { aFilledCart } from '../a-filled-cart';

async function open() {
  const data = await aFilledCart();
  return { ...data, removeItem: makeRemoveItem(data) };
}

test('S4-48 removes the item and returns the remaining cart', async () => {
  const { removeItem, cart, item, carts } = await open();
  expect(await removeItem(item.uid)).toMatchObject({ ok: true, value: { id: cart.id, items: [] } });
  expect(await carts.find(cart.id)).toMatchObject({ value: { items: [] } });
});

test('S5-22 changes nothing for an item that is not in the cart', async () => {
  const { removeItem, cart, carts } = await open();
  expect(await removeItem('unknown')).toMatchObject({ ok: true, value: { items: cart.items } });
  expect(await carts.totalQuantity(cart.id)).toMatchObject({ value: 1 });
});

test('the removal of an item is one call', async () => {
  const { removeItem, item, wire } = await open();
  wire.calls.length = 0;
  await removeItem(item.uid);
  expect(wire.calls).toEqual(['carts.removeItem']);
});

test('S5-22 returns the current cart for an item that another tab has removed', async () => {
  const { removeItem, cart, item, carts } = await open();
  await carts.removeItem(cart.id, item.uid);
  expect(await removeItem(item.uid)).toMatchObject({ ok: true, value: { id: cart.id, items: [] } });
});

test('returns not-found for a cart that is gone', async () => {
  const { removeItem, item, visitor } = await open();
  visitor.rememberCart('long-gone');
  expect(await removeItem(item.uid)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
});

test('returns the failure when the item is still in the cart', async () => {
  const { removeItem, item, wire } = await open();
  wire.failNext('carts.removeItem', { kind: 'not-found', message: 'lost' });
  expect(await removeItem(item.uid)).toEqual({ ok: false, reason: { kind: 'not-found', message: 'lost' } });
});

test('returns a failure when the backend is unreachable, and removes nothing', async () => {
  const { removeItem, cart, item, carts, wire } = await open();
  wire.failNext('carts.removeItem');
  expect(await removeItem(item.uid)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(await carts.totalQuantity(cart.id)).toMatchObject({ value: 1 });
});

test('returns not-found without a cart', async () => {
  const { removeItem, visitor, item } = await open();
  visitor.forgetCart();
  expect(await removeItem(item.uid)).toMatchObject({ reason: { kind: 'not-found' } });
});
