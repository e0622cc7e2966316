import type { Captcha } from '../../../application/ports/system';
import type { FlashMessage } from '../../../domain/notifications/notice';
import type { ForgottenPasswordViewModel } from './forgotten-password-view-model';
import type { NewsletterViewModel } from './newsletter-view-model';
import type { RegistrationViewModel } from './registration-view-model';
import type { RegistrationOutcome, SessionViewModel } from './session-view-model';
import type { SavedAddressPicker } from './saved-address-picker';
import type { SignInViewModel } from './sign-in-view-model';

/**
 * The account feature of a tab, loaded on first use. Each call creates a new view-model; only the session is shared.
 */
export interface AccountFeature {
  readonly session: SessionViewModel;
  /** Captcha for other features. */
  readonly captcha: Captcha;
  /** Shows the flash messages of the previous page. */
  readonly notify: (notice: FlashMessage) => void;
  signIn(onDone: () => void): SignInViewModel;
  registration(onDone: (outcome: Exclude<RegistrationOutcome, 'refused'>) => void): RegistrationViewModel;
  forgottenPassword(): ForgottenPasswordViewModel;
  savedAddresses(what: 'delivery' | 'billing'): SavedAddressPicker;
  newsletter(): NewsletterViewModel;
}
