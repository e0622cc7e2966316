import { makeChangeOptions } from '../../../../src/application/cart/change-options';
import { toCartLine } from '../../../../src/domain/cart/add-to-cart';
import { enteredAnswers } from '../../../../src/domain/cart/change-options';
import { deliveryRulesFor } from '../../../../src/domain/delivery/delivery-rules';
import { DEFAULT_SCHEDULE } from '../../../../src/domain/delivery/delivery-schedule';
import { aProduct } from '../../../builders/a-product';
import { aShop } from '../../../builders/a-shop';
import { someStoreData } from '../../../builders/some-store-data';
import { aDateOption, aSelectOption, aTextOption, NO_CHARGE } from '../../../builders/an-option';

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
async function open() {
  const products = [...someStoreData().products, { ...someStoreData().products[0], product: PEONIES }];
  const data = aShop({ products } as never);
  const { id } = data.shop.openNewCart();
  data.visitor.rememberCart(id);
  const [glass] = aSelectOption().values;
  const answers = { day: DAY, card: 'Get well soon', vase: glass?.uid ?? '' };
  const line = toCartLine(PEONIES, 2, answers, deliveryRulesFor([], data.clock.now()));
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
  const { change, item } = await open();
  const changed = await change({ day: '2026-03-07', card: '' });
  if (!changed.ok) throw new Error(changed.reason.kind);
  const [after] = changed.value.items;
  expect(after && enteredAnswers(PEONIES, after)).toEqual({ day: '2026-03-07', card: '' });
  expect(after).toMatchObject({ uid: item.uid, quantity: 2 });
  expect(after?.attributes.map(({ label }) => label)).toEqual(['Delivery date', 'Add a vase']);
  expect(after?.rowTotal?.pence).toBe((item.rowTotal?.pence ?? 0) - 2 * 150);
});

test('refuses a Sunday and a text over the limit together, and sends nothing', async () => {
  const { change, wire } = await open();
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
  const { change, carts, item, visitor } = await open();
  expect(await change({ day: DAY }, 'TULIPS')).toMatchObject({ reason: { kind: 'item-gone' } });
  await carts.removeItem(visitor.cartId() ?? '', item.uid);
  expect(await change({ day: DAY })).toMatchObject({ ok: false, reason: { kind: 'item-gone', cart: { items: [] } } });
});

test('returns the backend’s refusal of a day that closed meanwhile', async () => {
  const { change, shop } = await open();
  const closure = { from: '2026-03-07', to: '2026-03-07', reason: 'Stocktaking' };
  Object.assign(shop.data, { deliverySchedule: { ...DEFAULT_SCHEDULE, closures: [closure] } });
  expect(await change({ day: '2026-03-07' })).toMatchObject({ ok: false, reason: { kind: 'rejected' } });
});
