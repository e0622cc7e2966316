import { checkoutUrl } from '../../../../src/domain/checkout/external-checkout';

const THERE = { siteUrl: 'https://pay.example', syncPath: '/vue/cart/sync' };

test('S2-112 S6-10 consists of site, sync path, token and cart id', () => {
  expect(checkoutUrl(THERE, 'T', 'C')).toBe('https://pay.example/vue/cart/sync/token/T/cart/C');
});

test('S2-113 S6-10 has an empty segment without a token', () => {
  expect(checkoutUrl(THERE, null, 'C')).toBe('https://pay.example/vue/cart/sync/token//cart/C');
});

test('has an empty segment without a cart', () => {
  expect(checkoutUrl(THERE, 'T', null)).toBe('https://pay.example/vue/cart/sync/token/T/cart/');
});

test('S2-114 is the first checkout step without an external checkout, without token and cart id', () => {
  expect(checkoutUrl(null, 'T', 'C')).toBe('/checkout/user-account');
});

test.each(['a/b', '../x', 'a?b#c', 'é'])('encodes each segment: %j', (odd) => {
  const { origin, pathname, search, hash } = new URL(checkoutUrl(THERE, odd, odd));
  const segment = encodeURIComponent(odd);
  expect([origin, search, hash]).toEqual(['https://pay.example', '', '']);
  expect(pathname).toBe(`/vue/cart/sync/token/${segment}/cart/${segment}`);
});
