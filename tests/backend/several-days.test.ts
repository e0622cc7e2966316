import { openShopDatabase } from '../../backend/database/shop-database';
import { openShop, type RunningShop } from './running-shop';
import { optionUids, Shopper } from './shopper';

let shop: RunningShop;
/** Tuesday 6 October 2026, nine in the morning in London. */
const NOW = Date.parse('2026-10-06T08:00:00Z');

beforeAll(async () => {
  shop = await openShop({ now: () => NOW });
});
afterAll(() => shop.stop());

async function orderFor(...days: readonly string[]) {
  const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'POSY')];
  for (const day of days)
    await shopper.add({
      sku: 'POSY',
      quantity: 1,
      selected_options: [uids['Wrapping/Paper'] ?? ''],
      entered_options: [{ uid: uids['Delivery date'] ?? '', value: `${day} 00:00:00` }],
    });
  await shopper.checkOut('cashondelivery');
  const { body } = await shopper.look();
  const { amount } = body.data.cart.shipping_addresses[0].selected_shipping_method;
  const placed = await shopper.order();
  const number = placed.body.data.placeOrder.order.order_number;
  const database = openShopDatabase(shop.dataDir);
  const email = await database
    .selectFrom('outbox')
    .select('text')
    .where('subject', '=', `Your Posy order ${number}`)
    .executeTakeFirstOrThrow();
  await database.destroy();
  return { fee: amount.value, total: body.data.cart.prices.grand_total.value, email: email.text };
}

test('delivery on two days is charged once, and the email says for which days', async () => {
  const one = await orderFor('2026-10-09');
  const two = await orderFor('2026-10-09', '2026-10-12');
  expect([one.fee, two.fee]).toEqual([4.95, 4.95]);
  expect(two.total - two.fee).toBeCloseTo(2 * (one.total - one.fee), 5);
  expect(two.email).toContain('For both deliveries: on Friday 9 October 2026 and on Monday 12 October 2026');
  expect(one.email).not.toContain('deliveries:');
});

describe('updateCartItems with customizable_options', () => {
  async function posies(...days: readonly string[]) {
    const [shopper, uids] = [await Shopper.enter(shop), await optionUids(shop, 'POSY')];
    const paper = uids['Wrapping/Paper'] ?? '';
    const day = uids['Delivery date'] ?? '';
    for (const date of days)
      await shopper.add({
        sku: 'POSY',
        quantity: 1,
        selected_options: [paper],
        entered_options: [{ uid: day, value: `${date} 00:00:00` }],
      });
    const { items } = (await shopper.look()).body.data.cart;
    const ids = (uid: string) => Buffer.from(uid, 'base64').toString().split('/').slice(1).map(Number);
    const [wrapping, sheet] = ids(paper);
    const options = (date: string) => [
      { id: ids(day)[0], value_string: `${date} 00:00:00` },
      { id: wrapping, value_string: String(sheet) },
    ];
    const change = (date: string, uid: string = items[0].uid) =>
      shopper.change('updateCartItems', {
        cart_items: [{ cart_item_uid: uid, quantity: 1, customizable_options: options(date) }],
      });
    return { items, change };
  }
  const daysIn = (answer: Awaited<ReturnType<Shopper['look']>>) =>
    answer.body.data.updateCartItems.cart.items.map(
      ({
        quantity,
        customizable_options: options,
      }: {
        quantity: number;
        customizable_options: { values: { value: string }[] }[];
      }) => [quantity, options.map(({ values }) => values[0]?.value).find((value) => value?.startsWith('2026'))],
    );

  test('changes the day of a line, which keeps its uid', async () => {
    const { items, change } = await posies('2026-10-09');
    const changed = await change('2026-10-10');
    expect(daysIn(changed)).toEqual([[1, '2026-10-10 00:00:00']]);
    expect(changed.body.data.updateCartItems.cart.items[0].uid).toBe(items[0].uid);
  });

  test('merges a line that becomes equal to another into that one', async () => {
    const { items, change } = await posies('2026-10-09', '2026-10-10');
    const changed = await change('2026-10-10');
    expect(daysIn(changed)).toEqual([[2, '2026-10-10 00:00:00']]);
    expect(changed.body.data.updateCartItems.cart.items[0].uid).toBe(items[1].uid);
  });

  test('refuses a closed day with the days on both sides of it', async () => {
    const { change } = await posies('2026-10-09');
    const { body } = await change('2026-10-11');
    expect(body.errors[0].message).toContain('Saturday 10 October 2026 and Monday 12 October 2026');
  });
});
