import { parsePlacedOrder, type PlacedOrder } from '../../../../../src/ui/view-models/checkout/placed-order';
import { aCheckout, readyToOrder } from '../../a-checkout';
import { settled } from '../../a-schedule';

const ORDER: PlacedOrder = {
  number: '000000042',
  email: 'ann@example.org',
  recipient: 'Bea',
  days: ['2026-11-27'],
  method: 'van',
  payment: { label: 'Cheque', timing: 'offline' },
  instructions: {
    payTo: { kind: 'cheque', payee: 'Posy', address: '1 High Street' },
    amount: { pence: 2_995, currency: 'GBP' },
    payBy: Date.parse('2026-11-26T12:00:00Z'),
  },
  kinds: [],
  workshops: [],
  leavesUk: false,
  slot: '',
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
  ['door', 'van'],
  ['counter', 'collection'],
])('remembers that an order by %s is brought by %s', async (method, how) => {
  const shop = await aCheckout();
  await readyToOrder(shop, method);
  await shop.checkout.payment.order();
  await settled();
  expect(shop.placed()?.method).toBe(how);
});

test('remembers how the order is paid later', async () => {
  const shop = await aCheckout();
  await readyToOrder(shop);
  await shop.checkout.payment.order();
  await settled();
  expect(shop.placed()).toMatchObject({
    payment: { label: 'Cheque', timing: 'offline' },
    instructions: { payTo: { kind: 'cheque', payee: 'Posy' }, amount: { currency: 'GBP' } },
  });
});

const { instructions: WHOLE } = ORDER;
test.each([
  ['no amount', { ...WHOLE, amount: null }],
  ['half a penny', { ...WHOLE, amount: { pence: 0.5, currency: 'GBP' } }],
  ['no deadline', { ...WHOLE, payBy: 'soon' }],
  ['no account number', { ...WHOLE, payTo: { kind: 'transfer', accountName: 'Posy', sortCode: '12-34-56' } }],
  ['no BIC', { ...WHOLE, payTo: { kind: 'euro-transfer', accountName: 'Posy', iban: 'IE12' } }],
  ['no address', { ...WHOLE, payTo: { kind: 'cheque', payee: 'Posy' } }],
  ['another kind', { ...WHOLE, payTo: { kind: 'gold' } }],
])('instructions with %s are none', (_what, instructions) => {
  expect(parsePlacedOrder(JSON.stringify({ ...ORDER, instructions }))?.instructions).toBeNull();
});

test.each([
  { kind: 'transfer', accountName: 'Posy', sortCode: '12-34-56', accountNumber: '12345678' },
  { kind: 'euro-transfer', accountName: 'Posy', iban: 'IE12 BOFI', bic: 'BOFIIE2D' },
])('a transfer is read back whole: %j', (payTo) => {
  const instructions = { ...WHOLE, payTo };
  expect(parsePlacedOrder(JSON.stringify({ ...ORDER, instructions }))?.instructions).toEqual(instructions);
});
