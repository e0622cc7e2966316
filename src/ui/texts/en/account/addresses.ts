import type { RefusalInQuery } from '../../../view-models/cart/refusal-in-query';
import { accountNotices } from './account';
import { nativeRefusalMessage } from './native-refusals';

/** Texts of the saved addresses. */
export const addressTexts = {
  add: 'Add new address',
  none: 'You have no saved addresses yet. Save one, and the checkout fills it in for you.',
  failed: 'We could not fetch your addresses just now.',
  oneFailed: 'We could not fetch this address just now.',
  defaultDelivery: 'Default Delivery Address',
  defaultBilling: 'Default Billing Address',
  change: 'Change',
  changeOf: (name: string) => `Change the address of ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete the address of ${name}`,
  removeNow: 'Yes, delete it',
  makeDefaultDelivery: 'Set as default delivery address',
  makeDefaultBilling: 'Set as default billing address',
  isDefaultDelivery: 'This is your default delivery address. To change that, set another one as the default.',
  isDefaultBilling: 'This is your default billing address. To change that, set another one as the default.',
  saveNew: 'Add the address',
  save: 'Update the address',
  saving: 'Saving…',
} as const;

/** The list's message after a form, or null. */
export function addressSavedMessage(saved: string | null): string | null {
  switch (saved) {
    case 'address-saved':
      return accountNotices.addressSaved;
    case 'address-removed':
      return accountNotices.addressRemoved;
    default:
      return null;
  }
}

/** Why an address was not saved or deleted by a form without scripts. */
export function addressRefusalMessage(refusal: RefusalInQuery): string {
  return nativeRefusalMessage(
    refusal,
    'We could not do that. Please check the postcode, the county and the phone. A default address cannot be deleted.',
  );
}
