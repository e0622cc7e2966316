import { profileClient } from '../../../adapters/actions-client/profile-client';
import type { Customer } from '../../../domain/customer/customer';
import type { CartViewModel } from '../../../ui/view-models/cart/cart-view-model';
import { PasswordChangeViewModel } from '../../../ui/view-models/account/password-change-view-model';
import { ProfileViewModel } from '../../../ui/view-models/account/profile-view-model';
import { tabOf } from '../tab';

/** The forms of the profile page, for the customer whom the server rendered it for, with what was typed and refused. */
export function openProfile(cart: CartViewModel, customer: Customer, typed: Readonly<Record<string, string>>) {
  const { post, notices } = tabOf(cart);
  const deps = { ...profileClient(post), notices };
  return { profile: new ProfileViewModel({ ...deps, customer, typed }), password: new PasswordChangeViewModel(deps) };
}
