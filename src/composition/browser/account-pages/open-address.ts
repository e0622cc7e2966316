import { countriesClient, saveAddressClient } from '../../../adapters/actions-client/address-book-client';
import { inStore } from '../../../ui/site-props';
import { AddressEditViewModel, type EditedAddress } from '../../../ui/view-models/account/address-edit-view-model';
import type { CartViewModel } from '../../../ui/view-models/cart/cart-view-model';
import { tabOf } from '../tab';

/** The form of an address; saving redirects to the path `next` of our site, without store prefix. */
export function openAddress(cart: CartViewModel, edited: EditedAddress, next: string): AddressEditViewModel {
  const { post, read, navigation, site } = tabOf(cart);
  return new AddressEditViewModel({
    ...edited,
    saveAddress: saveAddressClient(post),
    useCases: countriesClient(read),
    onSaved: () => navigation.assign(inStore(site.storePrefix, next)),
  });
}
