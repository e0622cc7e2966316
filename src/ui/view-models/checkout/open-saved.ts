import type { CartAddress } from '../../../domain/address/address';
import type { SavedAddressPicker } from '../account/saved-address-picker';
import type { CheckoutCustomer } from './checkout-use-cases';

/**
 * Loads the customer's saved addresses and selects one; null for a guest, or when the account could not be loaded.
 */
export async function openSaved(
  customer: CheckoutCustomer | undefined,
  what: 'delivery' | 'billing',
  onCart: CartAddress | null | undefined,
): Promise<SavedAddressPicker | null> {
  if (customer === undefined || !(await customer.isSignedIn())) return null;
  try {
    const saved = await customer.savedAddresses(what);
    await saved.open(onCart ?? null);
    return saved;
  } catch {
    // The account script failed to load; an address can still be entered.
    return null;
  }
}
