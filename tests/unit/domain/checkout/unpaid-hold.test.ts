import { mostHeld, unpaidHold, type PaidBy } from '../../../../src/domain/checkout/unpaid-hold';

const LATER: readonly PaidBy[] = ['transfer', 'cheque', 'on-delivery'];

test('a payment page holds anything until it closes, and one order has no limit', () => {
  for (const goods of ['places', 'goods'] as const) {
    expect(unpaidHold('payment-page', goods, true)).toMatchObject({ until: 'page-closes', limitsOneOrder: false });
  }
});

test('places are not held by what is paid later', () => {
  expect(LATER.map((by) => unpaidHold(by, 'places', true))).toEqual([null, null, null]);
});

test('a shop without any online method holds places by transfer only, and no half of them', () => {
  const [transfer, ...others] = LATER.map((by) => unpaidHold(by, 'places', false));
  expect(others).toEqual([null, null]);
  expect(transfer).toEqual({ until: 'deadline', mayBeHalf: false, limitsOneOrder: true });
});

test('other goods are held by every method, one order counted too, until a deadline if there is one', () => {
  const holds = LATER.map((by) => unpaidHold(by, 'goods', true));
  expect(holds.map((hold) => hold?.until)).toEqual(['deadline', 'deadline', 'florist-cancels']);
  expect(holds.every((hold) => hold?.limitsOneOrder)).toBe(true);
});

test('the most that is held is the pieces of the setting, half of what is left, or any number without a stock', () => {
  const half = unpaidHold('transfer', 'goods', true);
  const few = unpaidHold('transfer', 'places', false);
  if (half === null || few === null) throw new Error('Nothing is held');
  expect([0, 7, 9, 10, 60].map((left) => mostHeld(half, 4, left))).toEqual([4, 4, 4, 5, 30]);
  expect([0, 9, 60].map((left) => mostHeld(few, 4, left))).toEqual([4, 4, 4]);
  expect(mostHeld(half, 4, null)).toBe(Infinity);
});
