/** @jest-environment jsdom */
import { browserApp } from '../../../src/composition/browser/browser-app';
import { browserCheckout } from '../../../src/composition/browser/checkout';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';
import type { AccountFeature } from '../../../src/ui/view-models/account/account-feature';
import { aProduct } from '../../builders/a-product';
import { aCartWire } from '../../unit/adapters/graphql-middleware/a-wire';
import { settled } from '../../unit/ui/a-schedule';

type Answers = Readonly<Record<string, unknown>>;

/** The shop's own mount: what it answers to each method, and what it was asked. */
function aMount(answers: Answers) {
  const asked: string[] = [];
  globalThis.fetch = (async (address: string) => {
    const method = address.split('/').at(-1) ?? '';
    asked.push(method);
    return { ok: true, status: 200, json: async () => answers[method] ?? { data: null } } as Response;
  }) as typeof fetch;
  return asked;
}

describe('The checkout in a tab', () => {
  const OVER = { errors: [{ message: 'Over', extensions: { category: 'graphql-authorization' } }], data: null };

  function atCheckout(signedIn: boolean) {
    let lost = 0;
    const session = { user: null };
    const part = { handleSessionExpired: async () => void (lost += 1), session } as unknown as AccountFeature;
    const account = { signedIn, whenKnown: async () => false, open: async () => part };
    const { cart } = browserApp(EMPTY_LAYOUT_DATA);
    const push = () => fail('led away');
    return {
      account,
      checkout: browserCheckout(EMPTY_LAYOUT_DATA, cart, push, account),
      session,
      timesLost: () => lost,
    };
  }

  test('S4-17 hears of a sign-in that counts no more, whatever is asked', async () => {
    const asked = aMount({ countries: OVER });
    const { checkout, timesLost } = atCheckout(true);
    await checkout.billing.address.load();
    await settled();
    expect(asked).toContain('countries');
    expect(timesLost()).toBe(1);
  });

  test('a guest can sign in or make an account on the first step', () => {
    aMount({});
    expect(atCheckout(false).checkout.account.identification.isOffered).toBe(true);
  });

  test('whoever has signed in on the first step is a customer on the next', async () => {
    aMount({});
    const { checkout, account } = atCheckout(false);
    await checkout.account.enter();
    expect(checkout.account.isCustomer).toBe(false);
    account.signedIn = true;
    jest.spyOn(account, 'open').mockRejectedValue(new Error('no line'));
    await checkout.account.enter();
    expect(checkout.account.isCustomer).toBe(true);
  });
});

describe('S2-6 a product’s page in a tab', () => {
  const ANSWERS: Answers = {
    visitor: { signedIn: true, currency: 'GBP', cartQuantity: 0 },
    createEmptyCart: { data: { createEmptyCart: 'cart-1' } },
    addProductsToCart: { data: { addProductsToCart: { cart: aCartWire(), user_errors: [] } } },
    customQuery: { data: { cart: aCartWire() } },
    wishlist: { data: { customer: { wishlists: [] } } },
  };

  test.each([
    ['?wishlist=true', true, true],
    ['', true, false],
    ['?wishlist=true', false, false],
  ])('S2-6 at %j, signed in: %s, asks for the wishlist: %s', async (search, signedIn, isTold) => {
    document.cookie = 'vsf-cart=; Max-Age=0; path=/';
    window.history.replaceState(null, '', `/tulips.html${search}`);
    const asked = aMount({ ...ANSWERS, visitor: { signedIn, currency: 'GBP', cartQuantity: 0 } });
    const app = browserApp(EMPTY_LAYOUT_DATA);
    await app.syncVisitor();
    const page = app.product(aProduct());
    await page.addToCart({}, '1');
    expect(page.added).toBe('here');
    for (let turn = 0; turn < 50 && isTold && !asked.includes('wishlist'); turn += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    await settled();
    expect(asked.includes('wishlist')).toBe(isTold);
  });
});
