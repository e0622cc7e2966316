import { orderDate } from '../../../../src/domain/orders/order-date';

test.each([
  ['2022-10-19T10:52:42Z', '19 October 2022'],
  ['2022-07-31T23:30:00Z', '1 August 2022'],
  ['2022-12-31T23:59:59Z', '31 December 2022'],
  ['2023-01-01T00:00:00Z', '1 January 2023'],
  ['2024-02-29T12:00:00Z', '29 February 2024'],
])('formats the order date %s as %s in London', (instant, day) => {
  expect(orderDate(Date.parse(instant))).toBe(day);
});
