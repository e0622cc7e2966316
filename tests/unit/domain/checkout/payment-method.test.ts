import { availablePaymentMethods } from '../../../../src/domain/checkout/payment-method';

const METHODS = [
  { code: 'cash', label: 'Cash on delivery', timing: 'on-delivery' },
  { code: 'cheque', label: 'Cheque', timing: 'offline' },
  { code: 'bank', label: 'Bank page', timing: 'online' },
] as const;

test('offers payment on delivery only for a cart that is delivered', () => {
  expect(availablePaymentMethods(METHODS, false)).toEqual(METHODS);
  expect(availablePaymentMethods(METHODS, true).map(({ code }) => code)).toEqual(['cheque', 'bank']);
});
