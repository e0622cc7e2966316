import { randomBytes } from 'node:crypto';
import { makeLoadAddresses } from '../../../src/application/address-book/address-book';
import { SavedAddressPicker } from '../../../src/ui/view-models/account/saved-address-picker';
import { SessionViewModel } from '../../../src/ui/view-models/account/session-view-model';
import type { CheckoutCustomer } from '../../../src/ui/view-models/checkout/checkout-use-cases';
import { CheckoutViewModel } from '../../../src/ui/view-models/checkout/checkout-view-model';
import { NoticesViewModel } from '../../../src/ui/view-models/site/notices-view-model';
import { ProgressViewModel } from '../../../src/ui/view-models/site/progress-view-model';
import { aSavedAddress, anAccount, signedIn } from '../../builders/a-customer';
import { makeDefaultIn } from '../../builders/make-default-in';
import { aCheckout } from './a-checkout';
import { sessionUseCases } from './session-use-cases';

export const HOME = aSavedAddress({ id: '7', isDefaultDelivery: true, apartment: 'Flat 2' });
export const WORK = aSavedAddress({ id: '8', street: '1 West Street', isDefaultBilling: true });

interface CustomersCheckoutOptions {
  /** False: Ann has an account and is still a guest. */
  readonly isSignedIn?: boolean;
  /** Whether a new account has to be confirmed by email. */
  readonly needsConfirmation?: boolean;
  readonly broken?: Partial<CheckoutCustomer>;
}

/** A checkout with tulips in the cart. Ann, who has an account and two saved addresses, is signed in or not. */
export async function aCustomersCheckout(options: CustomersCheckoutOptions = {}) {
  const { isSignedIn = true, needsConfirmation = true, broken = {} } = options;
  const tab = await aCheckout('TULIPS');
  const cart = tab.shop.carts.get(tab.visitor.cartId() ?? '');
  if (cart === undefined) throw new Error('The tab has no cart');
  const person = { addresses: [HOME, WORK], cartId: isSignedIn ? cart.id : null };
  if (isSignedIn) tab.shop.keep({ ...cart, owner: signedIn(tab, person).id });
  else anAccount(tab.shop, person);
  const loading = tab.load();
  const notices = new NoticesViewModel(tab.timers.schedule);
  const session = new SessionViewModel({
    useCases: sessionUseCases(tab, needsConfirmation),
    cart: loading.cart,
    notices,
    isSignedIn,
    go: (path) => tab.went.push(path),
    onSignedIn: () => undefined,
  });
  const book = { loadAddresses: makeLoadAddresses(tab), makeDefault: makeDefaultIn(tab.addressBook) };
  const customer: CheckoutCustomer = {
    isSignedIn: async () => session.isLoggedIn,
    user: async () => {
      if (session.user === null) await session.load();
      return session.user;
    },
    savedAddresses: async (what) => new SavedAddressPicker({ useCases: book, what }),
    session: async () => session,
    ...broken,
  };
  /** What the browser does when the page is loaded again. */
  const load = (shown = tab.load().cart) =>
    new CheckoutViewModel({
      useCases: tab.checkoutUseCases,
      cart: shown,
      memory: tab.memory,
      go: (path) => tab.went.push(path),
      leave: (address) => tab.left.push(address),
      schedule: tab.timers.schedule,
      isOnline: () => true,
      now: () => tab.clock.now(),
      randomBytes,
      progress: new ProgressViewModel(tab.timers.schedule),
      homeCountry: 'GB',
      customer,
    });
  const kept = () => tab.shop.people.withEmail('ann@example.org')?.addresses ?? [];
  return { ...tab, load, checkout: load(loading.cart), session, notices, kept };
}
