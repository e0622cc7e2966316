import { askAccountSettings, type AccountSettings } from '../../adapters/browser/account-settings';
import type { BrowserSignIn } from '../../adapters/cookies/browser-sign-in';
import { CookieFlashMessages } from '../../adapters/cookies/cookie-flash-messages';
import { CookiePendingPayments } from '../../adapters/cookies/cookie-pending-payments';
import { CookieStorePreferences } from '../../adapters/cookies/cookie-store-preferences';
import { MiddlewareAccounts } from '../../adapters/graphql-middleware/middleware-accounts';
import { MiddlewareAddressBook } from '../../adapters/graphql-middleware/middleware-address-book';
import { MiddlewareCarts } from '../../adapters/graphql-middleware/middleware-carts';
import { MiddlewareCountries } from '../../adapters/graphql-middleware/middleware-countries';
import { MiddlewareCustomerCarts } from '../../adapters/graphql-middleware/middleware-customer-carts';
import { MiddlewareNewsletter } from '../../adapters/graphql-middleware/middleware-newsletter';
import { MiddlewareOrderHistory } from '../../adapters/graphql-middleware/middleware-order-history';
import { MiddlewareStoreDirectory } from '../../adapters/graphql-middleware/middleware-store-directory';
import { recaptchaPage } from '../../adapters/recaptcha/recaptcha-page';
import { NO_CAPTCHA, createRecaptcha, type RecaptchaApi } from '../../adapters/recaptcha/create-recaptcha';
import { makeHandleSessionExpired } from '../../application/account/handle-session-expired';
import type { LoadCart } from '../../application/cart/load-cart';
import type { AddressBook } from '../../application/ports/address-book';
import type { Countries } from '../../application/ports/countries';
import type { Captcha } from '../../application/ports/captcha';
import type { BookAddress } from '../../domain/address/saved-address';
import { DEFAULT_COUNTRY } from '../../ui/forms/address-values';
import { inStore, type SiteProps } from '../../ui/site-props';
import { wordFlashMessage } from '../../ui/texts/en/account';
import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import { AddressBookViewModel } from '../../ui/view-models/account/address-book-view-model';
import { ForgottenPasswordViewModel } from '../../ui/view-models/account/forgotten-password-view-model';
import { NewPasswordViewModel } from '../../ui/view-models/account/new-password-view-model';
import { NewsletterTickViewModel } from '../../ui/view-models/account/newsletter-tick-view-model';
import { NewsletterViewModel } from '../../ui/view-models/account/newsletter-view-model';
import { OrderHistoryViewModel } from '../../ui/view-models/account/order-history-view-model';
import { PasswordChangeViewModel } from '../../ui/view-models/account/password-change-view-model';
import { ProfileViewModel } from '../../ui/view-models/account/profile-view-model';
import { RegistrationViewModel } from '../../ui/view-models/account/registration-view-model';
import { SavedAddressPicker } from '../../ui/view-models/account/saved-address-picker';
import { SessionViewModel } from '../../ui/view-models/account/session-view-model';
import { SignInViewModel } from '../../ui/view-models/account/sign-in-view-model';
import { StoreSelectorViewModel } from '../../ui/view-models/account/store-selector-view-model';
import type { CartViewModel } from '../../ui/view-models/cart-view-model';
import type { NoticesViewModel } from '../../ui/view-models/notices-view-model';
import { accountUseCases, storeUseCases } from '../server/account-use-cases';
import { browserLog } from './log';
import { browserFetch, type Tab } from './tab';

interface BrowserAccountParts {
  readonly site: SiteProps;
  readonly tab: Tab;
  readonly signIn: BrowserSignIn;
  readonly cart: CartViewModel;
  readonly notices: NoticesViewModel;
  readonly loadGuestCart: LoadCart;
}

/** The account in one tab, in a script of its own: no page fetches it before somebody signs in, or is signed in. */
export function browserAccount(parts: BrowserAccountParts): AccountFeature {
  const { site, signIn, cart, notices } = parts;
  const go = (path: string) => window.location.assign(inStore(site.storePrefix, path));
  const world = accountWorld(parts, go);
  const { useCases, handleSessionExpired } = world;
  const onUnauthorised = () => void handleSessionExpired();
  const isSignedIn = signIn.isSignedIn();
  const session = new SessionViewModel({ useCases, cart, notices, isSignedIn, go, onUnauthorised });
  signIn.listen((signedIn) => session.follow(signedIn));
  return {
    session,
    captcha: world.captcha,
    loadCart: useCases.loadCart,
    handleSessionExpired,
    tell: (notice) => notices.send({ type: 'warning', title: null, message: wordFlashMessage(notice), persist: true }),
    signIn: (onDone) => new SignInViewModel({ session, onDone }),
    registration: (onDone) => new RegistrationViewModel({ session, onDone }),
    forgottenPassword: () => new ForgottenPasswordViewModel(useCases),
    newPassword: (key, email) => new NewPasswordViewModel({ ...useCases, key, email }),
    confirm: async (email, key) => (await world.accounts.confirm(email, key)).ok,
    profile: () => new ProfileViewModel({ session, notices }),
    passwordChange: () => new PasswordChangeViewModel({ session, notices }),
    addressBook: () => new AddressBookViewModel({ ...world.addresses, notices, onUnauthorised }),
    savedAddresses: (what) => new SavedAddressPicker({ useCases, what, onUnauthorised }),
    orderHistory: () => new OrderHistoryViewModel({ history: world.history, onUnauthorised }),
    newsletter: () => new NewsletterViewModel({ subscribe: (email) => world.newsletter.subscribe(email) }),
    newsletterTick: () => new NewsletterTickViewModel({ session, notices }),
    storeSelector: () =>
      new StoreSelectorViewModel({ useCases: world.storeUseCases, currency: site.currency, store: world.openStore }),
  };
}

/** What the view-models stand on. */
function accountWorld({ tab, signIn, loadGuestCart }: BrowserAccountParts, go: (path: string) => void) {
  const { call, context, visitor, cookieStore } = tab;
  const settings = onceAnswered(() => askAccountSettings(browserFetch, window.location.pathname));
  const openStore = async () => (await settings())?.store ?? '';
  const log = browserLog();
  const memory = new CookieStorePreferences(cookieStore);
  const captcha = proofBy(settings);
  const [accounts, book] = [new MiddlewareAccounts(call), new MiddlewareAddressBook(call)];
  const carts = new MiddlewareCarts(call, context);
  const useCases = accountUseCases({
    accounts,
    book,
    customerCarts: new MiddlewareCustomerCarts(call, context),
    captcha,
    visitor,
    signIn,
    paying: new CookiePendingPayments(cookieStore),
    log,
    loadGuestCart,
    needsConfirmation: async () => (await settings())?.confirmation ?? true,
  });
  const notices = new CookieFlashMessages(cookieStore);
  return {
    accounts,
    captcha,
    useCases,
    openStore,
    newsletter: new MiddlewareNewsletter(call),
    history: new MiddlewareOrderHistory(call, context),
    handleSessionExpired: makeHandleSessionExpired({ carts, visitor, signIn, notices, goHome: () => go('/') }),
    addresses: {
      useCases: { ...useCases, ...addressCalls(book, new MiddlewareCountries(call)) },
      homeCountry: () => memory.country() ?? DEFAULT_COUNTRY,
      rememberCountry: (code: string) => memory.rememberCountry(code),
    },
    storeUseCases: storeUseCases({
      store: new MiddlewareStoreDirectory(call),
      memory,
      log,
      known: async () => (await settings())?.stores ?? [],
      open: openStore,
      reload: () => window.location.reload(),
      go: (path) => window.location.assign(path),
    }),
  };
}

/** Calls that only forward. */
function addressCalls(book: AddressBook, countries: Countries) {
  return {
    addAddress: (address: BookAddress) => book.add(address),
    changeAddress: (id: string, address: BookAddress) => book.change(id, address),
    removeAddress: (id: string) => book.remove(id),
    countries: () => countries.all(),
    country: (code: string) => countries.find(code),
  };
}

/** The first answer is kept; until there is one, each question asks again. */
function onceAnswered<MiddlewareResponse>(
  ask: () => Promise<MiddlewareResponse | null>,
): () => Promise<MiddlewareResponse | null> {
  let kept: MiddlewareResponse | null = null;
  return async () => (kept ??= await ask());
}

/** Whether proofs are asked for is known only when the first is wanted. A shop that cannot be asked refuses by itself. */
function proofBy(settings: () => Promise<AccountSettings | null>): Captcha {
  let captcha: Captcha | null = null;
  return {
    getToken: async (act) => {
      const recaptcha = (await settings())?.recaptcha ?? null;
      if (recaptcha === null) return NO_CAPTCHA.getToken(act);
      captcha ??= createRecaptcha(recaptcha, recaptchaPage(document, window as { readonly grecaptcha?: RecaptchaApi }));
      return captcha.getToken(act);
    },
  };
}
