import { checkOrder } from '../../../../src/domain/checkout/order-refusal';
import { aCart, aCartItem } from '../../../builders/a-cart';

const BY_CARD = { code: 'card', label: 'Card', timing: 'online' } as const;
const refusal = (cart: Parameters<typeof checkOrder>[0], code = 'card') => {
  const checked = checkOrder(cart, [BY_CARD], code);
  return checked.ok ? checked.value.code : checked.reason.kind;
};

test.each([
  ['everything is shown', {}, 'card'],
  ['a line is not shown', { unshownLines: 1 }, 'line-not-shown'],
  ['no line is shown', { items: [], unshownLines: 2 }, 'line-not-shown'],
  ['a line has no price', { items: [aCartItem({ rowTotal: null })] }, 'item-without-price'],
  ['the total is unknown', { totals: null }, 'total-unknown'],
])('an order of which %s', (_what, cart, found) => {
  expect(refusal(aCart(cart))).toBe(found);
});

test('an order with a payment method that is not offered', () => {
  expect(refusal(aCart(), 'cheque')).toBe('payment-method-gone');
});
