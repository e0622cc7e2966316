import { makeChangeQuantity } from '../../../../src/application/cart/change-quantity';
import { MAX_QUANTITY } from '../../../../src/domain/shared/quantity';
import { aFilledCart } from '../a-filled-cart';

async function open() {
  const data = await aFilledCart();
  return { ...data, changeQuantity: makeChangeQuantity(data) };
}

test('S5-21 sends a quantity above 0 and returns the new cart', async () => {
  const { changeQuantity, item, cart } = await open();
  expect(await changeQuantity(item.uid, 5)).toMatchObject({ ok: true, value: { id: cart.id, totalQuantity: 5 } });
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_QUANTITY + 1])(
  'S5-21 refuses %d without a request',
  async (quantity) => {
    const { changeQuantity, item, wire } = await open();
    expect(await changeQuantity(item.uid, quantity)).toEqual({
      ok: false,
      reason: { kind: 'quantity-invalid', max: MAX_QUANTITY },
    });
    expect(wire.calls).toEqual([]);
  },
);

test('returns not-found and creates no cart when there is none', async () => {
  const { changeQuantity, item, visitor, wire } = await open();
  visitor.forgetCart();
  expect(await changeQuantity(item.uid, 2)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});

test('returns the backend’s refusal and leaves the cart unchanged', async () => {
  const { changeQuantity, carts, cart, item, shop } = await open();
  shop.restock(item.sku, 3);
  expect(await changeQuantity(item.uid, 4)).toMatchObject({
    ok: false,
    reason: { kind: 'rejected', code: 'INSUFFICIENT_STOCK' },
  });
  expect(await carts.totalQuantity(cart.id)).toMatchObject({ value: 1 });
});

test('returns the current cart for an item that another tab has removed', async () => {
  const { changeQuantity, carts, cart, item } = await open();
  await carts.removeItem(cart.id, item.uid);
  expect(await changeQuantity(item.uid, 2)).toMatchObject({
    ok: false,
    reason: { kind: 'item-gone', cart: { id: cart.id, items: [] } },
  });
});

test('returns not-found when the item is still in the cart', async () => {
  const { changeQuantity, item, wire } = await open();
  wire.failNext('carts.changeQuantity', { kind: 'not-found', message: 'lost' });
  expect(await changeQuantity(item.uid, 2)).toEqual({ ok: false, reason: { kind: 'not-found', message: 'lost' } });
});
