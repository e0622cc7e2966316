import { checkoutAddress } from '../../../../src/domain/checkout/external-checkout';

const THERE = { siteUrl: 'https://pay.example', syncPath: '/vue/cart/sync' };

test('S2-112 S6-10 the address is site, sync path, token and cart', () => {
  expect(checkoutAddress(THERE, 'T', 'C')).toBe('https://pay.example/vue/cart/sync/token/T/cart/C');
});

test('S2-113 S6-10 without a token its segment is empty', () => {
  expect(checkoutAddress(THERE, null, 'C')).toBe('https://pay.example/vue/cart/sync/token//cart/C');
});

test('without a cart its segment is empty', () => {
  expect(checkoutAddress(THERE, 'T', null)).toBe('https://pay.example/vue/cart/sync/token/T/cart/');
});

test('S2-114 without an external checkout it is our own first step, and says nothing of the visitor', () => {
  expect(checkoutAddress(null, 'T', 'C')).toBe('/checkout/user-account');
});

test.each(['a/b', '../x', 'a?b#c', 'é'])('what is told stays in its segment: %j', (odd) => {
  const { origin, pathname, search, hash } = new URL(checkoutAddress(THERE, odd, odd));
  const segment = encodeURIComponent(odd);
  expect([origin, search, hash]).toEqual(['https://pay.example', '', '']);
  expect(pathname).toBe(`/vue/cart/sync/token/${segment}/cart/${segment}`);
});
