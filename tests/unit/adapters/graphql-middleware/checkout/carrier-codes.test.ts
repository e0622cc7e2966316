import { deliveryMethodOf } from '../../../../../src/adapters/graphql-middleware/checkout/carrier-codes';

test.each([
  ['flatrate', 'van'],
  ['van', 'van'],
  ['collection', 'collection'],
  ['instore', 'collection'],
  ['courier', 'courier'],
  ['ups', 'courier'],
])('an order by %s is brought by %s', (carrier, method) => {
  expect(deliveryMethodOf(carrier)).toBe(method);
});
