import { isCollected } from '../../../../src/domain/delivery/delivery-method';

test.each([
  ['collection', true],
  ['van', false],
  ['courier', false],
] as const)('an order by %s is collected: %s', (deliveryMethod, collected) => {
  expect(isCollected({ deliveryMethod })).toBe(collected);
});

test('an order without a shipping method is not collected', () => {
  expect(isCollected(null)).toBe(false);
});
