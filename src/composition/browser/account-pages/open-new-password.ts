import { accountClient } from '../../../adapters/actions-client/account-client';
import { settingsClient } from '../../../adapters/actions-client/store-client';
import { NewPasswordViewModel } from '../../../ui/view-models/account/new-password-view-model';
import type { CartViewModel } from '../../../ui/view-models/cart/cart-view-model';
import { browserCaptcha } from '../captcha';
import { tabOf } from '../tab';

/** The form of a new password, for whoever has followed the link of an email. */
export function openNewPassword(cart: CartViewModel, asksEmail: boolean): NewPasswordViewModel {
  const { post, read } = tabOf(cart);
  const captcha = browserCaptcha(settingsClient(read));
  return new NewPasswordViewModel({ resetPassword: accountClient({ post, captcha }).resetPassword, asksEmail });
}
