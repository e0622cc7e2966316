import { payablePaymentMethods } from '../../../../src/domain/checkout/payment-method';

const WAYS = [
  { code: 'cash', label: 'Cash on delivery' },
  { code: 'transfer', label: 'Bank transfer' },
];
const AT_DOOR = new Set(['cash']);

test('offers payment on delivery only for carts that are delivered', () => {
  expect(payablePaymentMethods(WAYS, false, AT_DOOR)).toEqual(WAYS);
  expect(payablePaymentMethods(WAYS, true, AT_DOOR)).toEqual([WAYS[1]]);
});
