import { payableWays } from '../../../../src/domain/checkout/payment-method';

const WAYS = [
  { code: 'cash', label: 'Cash on delivery' },
  { code: 'transfer', label: 'Bank transfer' },
];
const AT_DOOR = new Set(['cash']);

test('what is brought may be paid at the door, what is not cannot', () => {
  expect(payableWays(WAYS, false, AT_DOOR)).toEqual(WAYS);
  expect(payableWays(WAYS, true, AT_DOOR)).toEqual([WAYS[1]]);
});
