import { availablePaymentMethods } from '../../../../src/domain/checkout/payment-method';

const WAYS = [
  { code: 'cash', label: 'Cash on delivery' },
  { code: 'transfer', label: 'Bank transfer' },
];
const AT_DOOR = new Set(['cash']);

test('offers payment on delivery only for carts that are delivered', () => {
  expect(availablePaymentMethods(WAYS, false, AT_DOOR)).toEqual(WAYS);
  expect(availablePaymentMethods(WAYS, true, AT_DOOR)).toEqual([WAYS[1]]);
});
