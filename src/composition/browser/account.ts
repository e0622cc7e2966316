import { accountClient } from '../../adapters/actions-client/account-client';
import { addressBookClient } from '../../adapters/actions-client/address-book-client';
import { settingsClient } from '../../adapters/actions-client/store-client';
import { countryOfStore } from '../../ui/forms/address-values';
import { inStore } from '../../ui/site-props';
import type { ShopApp } from '../../ui/shop-context';
import { wordFlashMessage } from '../../ui/texts/en/account/account';
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
import { browserCaptcha } from './captcha';
import type { Tab } from './tab';

interface BrowserAccountDeps {
  readonly tab: Tab;
  /** Country of the visitor's last delivery, or null. */
  readonly country: () => string | null;
  readonly features: ShopApp['features'];
}

/** The account feature of a tab, in a script of its own, loaded when the visitor is or gets signed in. */
export function browserAccount({ tab, country, features }: BrowserAccountDeps): AccountFeature {
  const { site, post, read, account, cart, notices, navigation, isSignedIn } = tab;
  const go = (path: string) => navigation.assign(inStore(site.storePrefix, path));
  const settings = settingsClient(read);
  const captcha = browserCaptcha(settings);
  const useCases = accountClient({ post, captcha });
  const book = addressBookClient({ post, read, isSignedIn });
  const session = new SessionViewModel({
    useCases,
    cart,
    notices,
    isSignedIn: isSignedIn(),
    go,
    onSignedIn: () => void countWishes(features),
  });
  account.listen((signedIn) => session.follow(signedIn));
  let lastCountry = country();
  const rememberCountry = (code: string) => {
    lastCountry = code;
    void post('remember-country', { code });
  };
  const homeCountry = () => lastCountry ?? countryOfStore(site.locale);
  return {
    session,
    captcha,
    notify: (flash) => notices.send({ type: 'warning', title: null, message: wordFlashMessage(flash), persist: true }),
    signIn: (onDone) => new SignInViewModel({ session, onDone }),
    registration: (onDone) => new RegistrationViewModel({ session, onDone }),
    forgottenPassword: () => new ForgottenPasswordViewModel(useCases),
    newPassword: (key, email) => new NewPasswordViewModel({ ...useCases, key, email }),
    confirm: async (email, key) => (await useCases.confirm(email, key)).ok,
    profile: () => new ProfileViewModel({ session, notices }),
    passwordChange: () => new PasswordChangeViewModel({ session, notices }),
    addressBook: () => new AddressBookViewModel({ useCases: book, notices, homeCountry, rememberCountry }),
    savedAddresses: (what) => new SavedAddressPicker({ useCases: book, what }),
    orderHistory: () => new OrderHistoryViewModel({ history: useCases.orderHistory }),
    newsletter: () => new NewsletterViewModel({ subscribe: useCases.subscribeNewsletter }),
    newsletterTick: () => new NewsletterTickViewModel({ session, notices }),
  };
}

/** The badge of the wishlist, which guests do not have; without its script there is none. */
function countWishes(features: ShopApp['features']): Promise<void> {
  return features()
    .then((loaded) => loaded.wishlist())
    .then(({ wishes }) => wishes.refreshCount())
    .catch(() => undefined);
}
