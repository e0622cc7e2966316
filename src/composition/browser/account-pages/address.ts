import { inStore } from '../../../ui/site-props';
import { AddressEditViewModel, type EditedAddress } from '../../../ui/view-models/account/address-edit-view-model';
import type { CartViewModel } from '../../../ui/view-models/cart/cart-view-model';
import { tabOf } from '../tab';

/** The form of an address; saving redirects to the path `next` of our site, without store prefix. */
export function createAddressForm(cart: CartViewModel, edited: EditedAddress, next: string): AddressEditViewModel {
  const { post, read, navigation, site } = tabOf(cart);
  return new AddressEditViewModel({
    ...edited,
    saveAddress: (id, address) =>
      id === null ? post('add-address', address) : post('change-address', { id, address }),
    useCases: { countries: () => read('countries'), country: (code) => read('country', { code }) },
    onSaved: () => navigation.assign(inStore(site.storePrefix, next)),
  });
}
