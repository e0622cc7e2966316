import { isPaymentOpen, type Payment } from '../../../../src/domain/orders/payment';

const orderNumber = '000000007';

test.each<[Payment, boolean]>([
  [{ kind: 'due', orderNumber, payAt: 'https://bank.example/pay/7' }, true],
  [{ kind: 'settling', orderNumber }, true],
  [{ kind: 'paid', orderNumber }, false],
  [{ kind: 'given-up', orderNumber, why: 'expired' }, false],
  [{ kind: 'refund-due', orderNumber }, false],
])('keeps the cart closed while the payment is %j: %j', (payment, isOpen) => {
  expect(isPaymentOpen(payment)).toBe(isOpen);
});
