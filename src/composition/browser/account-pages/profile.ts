import type { Customer } from '../../../domain/customer/customer';
import type { CartViewModel } from '../../../ui/view-models/cart/cart-view-model';
import { PasswordChangeViewModel } from '../../../ui/view-models/account/password-change-view-model';
import { ProfileViewModel } from '../../../ui/view-models/account/profile-view-model';
import { tabOf } from '../tab';

/** The forms of the profile page, for the customer whom the server rendered it for, with what was typed and refused. */
export function createProfile(cart: CartViewModel, customer: Customer, typed: Readonly<Record<string, string>>) {
  const { post, notices } = tabOf(cart);
  return {
    profile: new ProfileViewModel({
      updateProfile: (_customer, request) => post('update-profile', request),
      notices,
      customer,
      typed,
    }),
    password: new PasswordChangeViewModel({
      changePassword: (current, next) => post('change-password', { current, next }),
      notices,
    }),
  };
}
