import { orderDate, type Order, paidOtherwise } from '../../../../src/domain/orders/order';

test.each([
  ['2022-10-19T10:52:42Z', '19 October 2022'],
  ['2022-07-31T23:30:00Z', '1 August 2022'],
  ['2022-12-31T23:59:59Z', '31 December 2022'],
  ['2023-01-01T00:00:00Z', '1 January 2023'],
  ['2024-02-29T12:00:00Z', '29 February 2024'],
])('formats the order date %s as %s in London', (instant, day) => {
  expect(orderDate(Date.parse(instant))).toBe(day);
});

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
