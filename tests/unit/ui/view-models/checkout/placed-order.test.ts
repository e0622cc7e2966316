import { parsePlacedOrder, type PlacedOrder } from '../../../../../src/ui/view-models/checkout/placed-order';
import { aCheckout, readyToOrder } from '../../a-checkout';
import { settled } from '../../a-schedule';

const ORDER: PlacedOrder = {
  number: '000000042',
  email: 'ann@example.org',
  recipient: 'Bea',
  days: ['2026-11-27'],
  isCollected: false,
  isFuneral: false,
};

test('what was written is read back', () => {
  expect(parsePlacedOrder(JSON.stringify(ORDER))).toEqual(ORDER);
  expect(parsePlacedOrder(JSON.stringify({ ...ORDER, number: null }))).toEqual({ ...ORDER, number: null });
});

test.each([null, '', 'null', '7', '[]', '{}', '{"number":1,"email":"a","recipient":"b","days":[]}', '{"number":null}'])(
  'storage that holds %j is no order',
  (text) => {
    expect(parsePlacedOrder(text)).toBeNull();
  },
);

test('invalid days are omitted', () => {
  expect(parsePlacedOrder(JSON.stringify({ ...ORDER, days: ['soon', 3, '2026-11-27'] }))?.days).toEqual(['2026-11-27']);
});

test('S2-12 remembers the recipient and who gets the confirmation', async () => {
  const shop = await aCheckout();
  await readyToOrder(shop);
  await shop.checkout.payment.order();
  await settled();
  expect(shop.placed()).toMatchObject({ number: '000000001', email: 'ann@example.org', recipient: 'Bea', days: [] });
  expect(shop.draft()).toBeNull();
});

test.each([
  ['door', false],
  ['counter', true],
])('remembers whether an order by %s is collected: %s', async (method, isCollected) => {
  const shop = await aCheckout();
  await readyToOrder(shop, method);
  await shop.checkout.payment.order();
  await settled();
  expect(shop.placed()?.isCollected).toBe(isCollected);
});
