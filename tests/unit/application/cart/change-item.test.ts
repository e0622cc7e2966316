import { makeChangeQuantity, makeRemoveItem, makeChangeOptions } from '../../../../src/application/cart/change-item';
import { MAX_QUANTITY } from '../../../../src/domain/shared/quantity';
import { aFilledCart } from '../a-filled-cart';
import { toCartLine } from '../../../../src/domain/cart/add-to-cart';
import { enteredAnswers } from '../../../../src/domain/cart/change-options';
import { aDeliverySchedule, someDeliveryRules } from '../../../builders/a-delivery-schedule';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';
import { someStoreData } from '../../../builders/some-store-data';
import { aDateOption, aSelectOption, aTextOption, NO_CHARGE } from '../../../builders/an-option';

async function openQuantity() {
  const data = await aFilledCart();
  return { ...data, changeQuantity: makeChangeQuantity(data) };
}

test('S5-21 sends a quantity above 0 and returns the new cart', async () => {
  const { changeQuantity, item, cart } = await openQuantity();
  expect(await changeQuantity(item.uid, 5)).toMatchObject({ ok: true, value: { id: cart.id, totalQuantity: 5 } });
});

test.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, MAX_QUANTITY + 1])(
  'S5-21 refuses %d without a request',
  async (quantity) => {
    const { changeQuantity, item, wire } = await openQuantity();
    expect(await changeQuantity(item.uid, quantity)).toEqual({
      ok: false,
      reason: { kind: 'quantity-invalid', max: MAX_QUANTITY },
    });
    expect(wire.calls).toEqual([]);
  },
);

test('returns not-found and creates no cart when there is none', async () => {
  const { changeQuantity, item, visitor, wire } = await openQuantity();
  visitor.forgetCart();
  expect(await changeQuantity(item.uid, 2)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});

test('S5-16 a quantity above stock is refused with how many are left, and leaves the cart unchanged', async () => {
  const { changeQuantity, carts, cart, item, shop } = await openQuantity();
  shop.restock(item.sku, 3);
  expect(await changeQuantity(item.uid, 4)).toEqual({ ok: false, reason: { kind: 'not-enough-stock', onlyLeft: 3 } });
  expect(await carts.totalQuantity(cart.id)).toMatchObject({ value: 1 });
});

test('returns the backend’s refusal of a quantity if it does not say how many are left', async () => {
  const { changeQuantity, item, wire } = await openQuantity();
  const refusal = { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: '' } as const;
  wire.failNext('carts.changeQuantity', refusal);
  expect(await changeQuantity(item.uid, 2)).toEqual({ ok: false, reason: refusal });
  wire.failNext('carts.changeQuantity', refusal);
  wire.failNext('carts.find');
  expect(await changeQuantity(item.uid, 2)).toEqual({ ok: false, reason: refusal });
});

test('returns the current cart for an item that another tab has removed', async () => {
  const { changeQuantity, carts, cart, item } = await openQuantity();
  await carts.removeItem(cart.id, item.uid);
  expect(await changeQuantity(item.uid, 2)).toMatchObject({
    ok: false,
    reason: { kind: 'item-gone', cart: { id: cart.id, items: [] } },
  });
});

test('returns not-found when the item is still in the cart', async () => {
  const { changeQuantity, item, wire } = await openQuantity();
  wire.failNext('carts.changeQuantity', { kind: 'not-found', message: 'lost' });
  expect(await changeQuantity(item.uid, 2)).toEqual({ ok: false, reason: { kind: 'not-found', message: 'lost' } });
});

async function openRemoval() {
  const data = await aFilledCart();
  return { ...data, removeItem: makeRemoveItem(data) };
}

test('S4-48 removes the item and returns the remaining cart', async () => {
  const { removeItem, cart, item, carts } = await openRemoval();
  expect(await removeItem(item.uid)).toMatchObject({ ok: true, value: { id: cart.id, items: [] } });
  expect(await carts.find(cart.id)).toMatchObject({ value: { items: [] } });
});

test('S5-22 changes nothing for an item that is not in the cart', async () => {
  const { removeItem, cart, carts } = await openRemoval();
  expect(await removeItem('unknown')).toMatchObject({ ok: true, value: { items: cart.items } });
  expect(await carts.totalQuantity(cart.id)).toMatchObject({ value: 1 });
});

test('the removal of an item is one call', async () => {
  const { removeItem, item, wire } = await openRemoval();
  wire.calls.length = 0;
  await removeItem(item.uid);
  expect(wire.calls).toEqual(['carts.removeItem']);
});

test('S5-22 returns the current cart for an item that another tab has removed', async () => {
  const { removeItem, cart, item, carts } = await openRemoval();
  await carts.removeItem(cart.id, item.uid);
  expect(await removeItem(item.uid)).toMatchObject({ ok: true, value: { id: cart.id, items: [] } });
});

test('returns not-found for a cart that is gone', async () => {
  const { removeItem, item, visitor } = await openRemoval();
  visitor.rememberCart('long-gone');
  expect(await removeItem(item.uid)).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
});

test('returns the failure when the item is still in the cart', async () => {
  const { removeItem, item, wire } = await openRemoval();
  wire.failNext('carts.removeItem', { kind: 'not-found', message: 'lost' });
  expect(await removeItem(item.uid)).toEqual({ ok: false, reason: { kind: 'not-found', message: 'lost' } });
});

test('returns a failure when the backend is unreachable, and removes nothing', async () => {
  const { removeItem, cart, item, carts, wire } = await openRemoval();
  wire.failNext('carts.removeItem');
  expect(await removeItem(item.uid)).toMatchObject({ ok: false, reason: { kind: 'unreachable' } });
  expect(await carts.totalQuantity(cart.id)).toMatchObject({ value: 1 });
});

test('returns not-found without a cart', async () => {
  const { removeItem, visitor, item } = await openRemoval();
  visitor.forgetCart();
  expect(await removeItem(item.uid)).toMatchObject({ reason: { kind: 'not-found' } });
});

const PEONIES = aProduct({
  sku: 'CARDED',
  uid: 'p-peonies',
  customizableOptions: [
    aDateOption(),
    aTextOption({ price: { ...NO_CHARGE, kind: 'fixed', pence: 150, currency: 'GBP' } }),
    aSelectOption(),
  ],
});
const DAY = '2026-03-06';

/** A visitor with two bunches of peonies for Friday, in a glass vase, with a card. */
async function openOptions() {
  const products = [...someStoreData().products, { ...someStoreData().products[0], product: PEONIES }];
  const data = aShop({ products } as never);
  const { id } = data.shop.openNewCart();
  data.visitor.rememberCart(id);
  const [glass] = aSelectOption().values;
  const answers = { day: DAY, card: 'Get well soon', vase: glass?.uid ?? '' };
  const line = toCartLine(PEONIES, 2, answers, someDeliveryRules([], data.clock.now()));
  if (!line.ok) throw new Error(JSON.stringify(line.reason));
  const added = await data.carts.addLine(id, line.value);
  if (!added.ok) throw new Error(JSON.stringify(added.reason));
  const [item] = added.value.items;
  if (item === undefined) throw new Error('no item');
  data.wire.calls.length = 0;
  const change = (given: Record<string, string>, sku = PEONIES.sku) =>
    makeChangeOptions(data)({ sku, itemUid: item.uid, answers: given });
  return { ...data, item, change };
}

test('changes day and card, keeps vase and quantity, and the price follows the options', async () => {
  const { change, item } = await openOptions();
  const changed = await change({ day: '2026-03-07', card: '' });
  if (!changed.ok) throw new Error(changed.reason.kind);
  const [after] = changed.value.items;
  expect(after && enteredAnswers(PEONIES, after)).toEqual({ day: '2026-03-07', card: '' });
  expect(after).toMatchObject({ uid: item.uid, quantity: 2 });
  expect(after?.attributes.map(({ label }) => label)).toEqual(['Delivery date', 'Add a vase']);
  expect(after?.rowTotal?.pence).toBe((item.rowTotal?.pence ?? 0) - 2 * 150);
});

test('refuses a Sunday and a text over the limit together, and sends nothing', async () => {
  const { change, wire } = await openOptions();
  expect(await change({ day: '2026-03-08', card: 'x'.repeat(201) })).toMatchObject({
    ok: false,
    reason: {
      kind: 'options-refused',
      options: [{ kind: 'closed-weekday', before: '2026-03-07', earliest: '2026-03-09' }, { kind: 'text-too-long' }],
    },
  });
  expect(wire.calls).toEqual(['catalogue.product', 'carts.find']);
});

test('is item-gone for an item that left the cart, and for another product', async () => {
  const { change, carts, item, visitor } = await openOptions();
  expect(await change({ day: DAY }, 'TULIPS')).toMatchObject({ reason: { kind: 'item-gone' } });
  await carts.removeItem(visitor.cartId() ?? '', item.uid);
  expect(await change({ day: DAY })).toMatchObject({ ok: false, reason: { kind: 'item-gone', cart: { items: [] } } });
});

test('returns the backend’s refusal of a day that closed meanwhile', async () => {
  const { change, shop } = await openOptions();
  const closure = { from: '2026-03-07', to: '2026-03-07', reason: 'Stocktaking' };
  Object.assign(shop.data, { deliverySchedule: { ...aDeliverySchedule(), closures: [closure] } });
  expect(await change({ day: '2026-03-07' })).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
});
