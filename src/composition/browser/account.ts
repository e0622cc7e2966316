import { accountClient } from '../../adapters/actions-client/account-client';
import { addressBookClient } from '../../adapters/actions-client/address-book-client';
import { settingsClient } from '../../adapters/actions-client/shop-settings';
import { inStore } from '../../ui/site-props';
import type { ShopApp } from '../../ui/shop-context';
import { flashMessageText } from '../../ui/texts/en/account/account';
import type { AccountFeature } from '../../ui/view-models/account/account-feature';
import { ForgottenPasswordViewModel } from '../../ui/view-models/account/forgotten-password-view-model';
import { NewsletterViewModel } from '../../ui/view-models/account/newsletter-view-model';
import { RegistrationViewModel } from '../../ui/view-models/account/registration-view-model';
import { SavedAddressPicker } from '../../ui/view-models/account/saved-address-picker';
import { SessionViewModel } from '../../ui/view-models/account/session-view-model';
import { SignInViewModel } from '../../ui/view-models/account/sign-in-view-model';
import { createCaptcha } from './captcha';
import type { Tab } from './tab';

interface BrowserAccountDeps {
  readonly tab: Tab;
  readonly features: ShopApp['features'];
}

/** The account feature of a tab, in a script of its own, loaded when the visitor is or gets signed in. */
export function createAccountFeature({ tab, features }: BrowserAccountDeps): AccountFeature {
  const { site, post, read, account, cart, notices, navigation, isSignedIn } = tab;
  const go = (path: string) => navigation.assign(inStore(site.storePrefix, path));
  const settings = settingsClient(read);
  const captcha = createCaptcha(settings);
  const useCases = accountClient({ post, captcha });
  const book = addressBookClient({ post, isSignedIn });
  const session = new SessionViewModel({
    useCases: {
      ...useCases,
      signOut: async () => void (await post('sign-out', {})),
      loadCustomer: () => post('load-customer', {}),
    },
    cart,
    notices,
    isSignedIn: isSignedIn(),
    go,
    onSignedIn: () => void countWishlist(features),
  });
  account.listen((signedIn) => session.follow(signedIn));
  return {
    session,
    captcha,
    notify: (flash) => notices.send({ type: 'warning', title: null, message: flashMessageText(flash), persist: true }),
    signIn: (onDone) => new SignInViewModel({ session, onDone }),
    registration: (onDone) => new RegistrationViewModel({ session, onDone }),
    forgottenPassword: () => new ForgottenPasswordViewModel(useCases),
    savedAddresses: (what) => new SavedAddressPicker({ useCases: book, what }),
    newsletter: () => new NewsletterViewModel(useCases),
  };
}

/** The badge of the wishlist, which guests do not have; without its script there is none. */
function countWishlist(features: ShopApp['features']): Promise<void> {
  return features()
    .then((loaded) => loaded.wishlist())
    .then(({ wishes }) => wishes.refreshCount())
    .catch(() => undefined);
}
