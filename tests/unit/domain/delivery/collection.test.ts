import { deliveryMethodOf, isCollected } from '../../../../src/domain/delivery/collection';

test.each([
  ['collection', true],
  ['instore', true],
  ['flatrate', false],
  ['courier', false],
])('an order by %s is collected: %s', (carrier, collected) => {
  expect(isCollected({ carrier })).toBe(collected);
});

test('an order without a shipping method is not collected', () => {
  expect(isCollected(null)).toBe(false);
});

test.each([
  ['flatrate', 'van'],
  ['van', 'van'],
  ['instore', 'collection'],
  ['courier', 'courier'],
  ['ups', 'courier'],
])('an order by %s is brought by %s', (carrier, method) => {
  expect(deliveryMethodOf({ carrier })).toBe(method);
});

test('nobody brings an order without a shipping method', () => {
  expect(deliveryMethodOf(null)).toBeNull();
});
