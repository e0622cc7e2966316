import { placesOf } from '../../../../../src/ui/components/cart/refusal-places';

const refusal = (kind: string, subject: string, detail = '') => ({ kind, subject, detail });

test('a refusal stands by the item it is about', () => {
  const { items, coupon, box } = placesOf([refusal('not-enough-stock', 'a', '2')], ['a', 'b']);
  expect([...items.keys()]).toEqual(['a']);
  expect(items.get('a')).toMatch(/only 2/);
  expect([coupon, box]).toEqual([null, null]);
});

test('S8-15 a refused coupon stands by the coupon', () => {
  expect(placesOf([refusal('rejected', 'coupon', 'any words')], []).coupon).toMatch(/^The coupon code isn't valid/);
});

test('what is about an item that is gone, or about the whole, stands above the cart', () => {
  expect(placesOf([refusal('not-found', 'gone')], ['a']).box).toMatch(/not in your cart/);
  expect(placesOf([refusal('unreachable', '')], ['a']).box).toMatch(/try again/);
});
