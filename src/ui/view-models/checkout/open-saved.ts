import type { SavedAddressPicker } from '../account/saved-address-picker';
import type { CheckoutCustomer } from './checkout-use-cases';

/** The picker of the customer's saved addresses; null for a guest, or when the account could not be loaded. */
export async function openSaved(
  customer: CheckoutCustomer | undefined,
  what: 'delivery' | 'billing',
): Promise<SavedAddressPicker | null> {
  if (customer === undefined || !(await customer.isSignedIn())) return null;
  // Without the account script an address can still be entered.
  return customer.savedAddresses(what).catch(() => null);
}
