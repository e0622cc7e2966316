import fc from 'fast-check';
import { CHECKOUT_STEPS, canOpenStep, type CheckoutProgress, checkoutUrl } from '../../../../src/domain/checkout/steps';

const NONE: CheckoutProgress = { userAccount: false, shipping: false, billing: false };
const ACCOUNT = { ...NONE, userAccount: true };
const DELIVERY = { ...ACCOUNT, shipping: true };
const ALL = { ...DELIVERY, billing: true };

describe('The checkout steps', () => {
  test.each([
    ['user-account', NONE, true],
    ['shipping', NONE, { goTo: 'user-account' }],
    ['billing', NONE, { goTo: 'user-account' }],
    ['payment', NONE, { goTo: 'user-account' }],
    ['shipping', ACCOUNT, true],
    ['billing', ACCOUNT, { goTo: 'shipping' }],
    ['payment', ACCOUNT, { goTo: 'shipping' }],
    ['billing', DELIVERY, true],
    ['payment', DELIVERY, { goTo: 'billing' }],
    ['payment', ALL, true],
    ['user-account', ALL, true],
    ['shipping', { ...ALL, userAccount: false }, { goTo: 'user-account' }],
  ] as const)('S4-44 opens %s with %j saved: %j', (step, progress, expected) => {
    expect(canOpenStep(step, progress)).toEqual(expected);
  });

  test('redirect only to an earlier step that can be opened', () => {
    const progress = fc.record({ userAccount: fc.boolean(), shipping: fc.boolean(), billing: fc.boolean() });
    fc.assert(
      fc.property(fc.constantFrom(...CHECKOUT_STEPS), progress, (step, saved) => {
        const answer = canOpenStep(step, saved);
        if (answer === true) return;
        expect(canOpenStep(answer.goTo, saved)).toBe(true);
        expect(CHECKOUT_STEPS.indexOf(answer.goTo)).toBeLessThan(CHECKOUT_STEPS.indexOf(step));
      }),
    );
  });
});

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
