import type { CartAddress } from '../../../domain/address/address';
import type { SavedAddressPicker } from '../account/saved-address-picker';
import type { CheckoutCustomer } from './checkout-use-cases';

/** The saved addresses of whoever is signed in, one picked; null for a guest, or when the account could not be fetched. */
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
    // The script of accounts did not come over the line: an address can still be typed.
    return null;
  }
}
