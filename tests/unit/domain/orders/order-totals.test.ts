import type { Order } from '../../../../src/domain/orders/order';
import { paidOtherwise } from '../../../../src/domain/orders/order-totals';

const gbp = (pence: number) => ({ pence, currency: 'GBP' });
const anOrder = (subtotal: number, delivery: number, discount: number, total: number) =>
  ({
    subtotal: gbp(subtotal),
    delivery: gbp(delivery),
    discounts: [{ label: '', amount: gbp(discount) }],
    total: gbp(total),
  }) as unknown as Order;

test.each([
  [anOrder(3000, 500, 300, 3200), null],
  [anOrder(3000, 500, -300, 3200), null],
  [anOrder(3000, 500, 300, 1200), gbp(2000)],
  // Prices without VAT, which the total adds.
  [anOrder(3000, 500, 0, 4200), null],
])('S3-67 what the amounts of an order do not explain was paid by gift card or credit', (order, paid) => {
  expect(paidOtherwise(order)).toEqual(paid);
});
