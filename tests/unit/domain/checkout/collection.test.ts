import { isCollected } from '../../../../src/domain/checkout/collection';

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
