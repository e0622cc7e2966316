import { checkoutClient } from '../../adapters/actions-client/checkout-client';
import type { GoToPath } from '../../ui/components/checkout/use-step-in-url';
import { countryOfStore } from '../../domain/address/country';
import type { UnpaidHolds } from '../../domain/checkout/missing-methods';
import type { ShopApp } from '../../ui/shop-context';
import type { CartViewModel } from '../../ui/view-models/cart/cart-view-model';
import type { CheckoutCustomer } from '../../ui/view-models/checkout/checkout-use-cases';
import { CheckoutViewModel } from '../../ui/view-models/checkout/checkout-view-model';
import { captchaOf } from './account-captcha';
import { checkoutStorage } from './checkout-storage';
import { createProgress } from './progress';
import { schedule, tabOf } from './tab';

/** Optional parts of the backend. */
export interface BackendParts {
  readonly hasAccounts: boolean;
  /** Null: the page gives no reason for a missing payment method. */
  readonly unpaidHolds: UnpaidHolds | null;
}

/** The checkout of a tab, in the script of the checkout pages. */
export function createCheckoutFeature(
  cart: CartViewModel,
  go: GoToPath,
  account: ShopApp['account'],
  { hasAccounts, unpaidHolds }: BackendParts,
): CheckoutViewModel {
  const { site, post, read, navigation, shownCart, connection } = tabOf(cart);
  return new CheckoutViewModel({
    useCases: {
      ...checkoutClient({ post, shownCart }),
      countries: () => read('countries'),
      country: (code) => read('country', { code }),
    },
    cart,
    memory: checkoutStorage,
    go: (path, replaces) => go(`${site.storePrefix}${path}`, replaces),
    leave: navigation.assign,
    schedule,
    now: () => Date.now(),
    randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
    isOnline: () => connection.isOnline,
    progress: createProgress(),
    homeCountry: countryOfStore(site.locale),
    unpaidHolds,
    ...(hasAccounts && { customer: customerOf(account) }),
    ...(site.needsCaptcha && { captcha: captchaOf(() => account.open()) }),
  });
}

/** The account as the checkout needs it; its script is loaded for customers only. */
function customerOf(account: ShopApp['account']): CheckoutCustomer {
  return {
    isSignedIn: async () => {
      await account.whenKnown();
      // The visitor may have signed in or out on the first step.
      return account.signedIn;
    },
    user: async () => {
      // Without its script there are no account details; the form can still be filled in.
      const session = await account.open().then(
        (part) => part.session,
        () => null,
      );
      if (session !== null && session.user === null) await session.load();
      return session?.user ?? null;
    },
    savedAddresses: async (what) => (await account.open()).savedAddresses(what),
    session: async () => (await account.open()).session,
  };
}
