import { errorsByField } from '../../../../../src/ui/components/cart/errors-by-field';

const refusal = (kind: string, subject: string, detail = '') => ({ kind, subject, detail });

test('shows a refusal beside the item it is about', () => {
  const { items, coupon, box } = errorsByField([refusal('not-enough-stock', 'a', '2')], ['a', 'b']);
  expect([...items.keys()]).toEqual(['a']);
  expect(items.get('a')).toMatch(/only 2/);
  expect([coupon, box]).toEqual([null, null]);
});

test('S8-15 shows a refused coupon beside the coupon field', () => {
  expect(errorsByField([refusal('rejected', 'coupon', 'any words')], []).coupon).toMatch(
    /^The coupon code isn't valid/,
  );
});

test('shows refusals about a removed item or the whole cart above the cart', () => {
  expect(errorsByField([refusal('not-found', 'gone')], ['a']).box).toMatch(/no longer in your cart/);
  expect(errorsByField([refusal('unreachable', '')], ['a']).box).toMatch(/try again/);
});
