import type { Captcha } from '../../../application/ports/captcha';
import type { FlashMessage } from '../../../domain/notifications/flash-message';
import type { AddressBookViewModel } from './address-book-view-model';
import type { ForgottenPasswordViewModel } from './forgotten-password-view-model';
import type { NewPasswordViewModel } from './new-password-view-model';
import type { NewsletterTickViewModel } from './newsletter-tick-view-model';
import type { NewsletterViewModel } from './newsletter-view-model';
import type { PasswordChangeViewModel } from './password-change-view-model';
import type { ProfileViewModel } from './profile-view-model';
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
  newPassword(key: string, email: string): NewPasswordViewModel;
  /** Confirms an account with the key from its email; true when it is confirmed. */
  confirm(email: string, key: string): Promise<boolean>;
  profile(): ProfileViewModel;
  passwordChange(): PasswordChangeViewModel;
  addressBook(): AddressBookViewModel;
  savedAddresses(what: 'delivery' | 'billing'): SavedAddressPicker;
  newsletter(): NewsletterViewModel;
  newsletterTick(): NewsletterTickViewModel;
}
