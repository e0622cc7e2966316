import type { ChangeOptionsScreenProps } from '../../ui/screens/ChangeOptionsScreen';
import { ChangeOptionsViewModel } from '../../ui/view-models/cart/change-options-view-model';
import { savedPostcode } from './saved-postcode';
import { tabOf } from './tab';

/** Creates the view-model of the page that changes a cart item. */
export const createChangeOptions: ChangeOptionsScreenProps['createChangeOptions'] = (props, { cart }) => {
  const { post, read, navigation } = tabOf(cart);
  const { item, sku, cartId, cartPath } = props;
  return new ChangeOptionsViewModel(props, {
    change: (answers) => post('change-options', { cart: cartId, item: item.uid, sku, answers }, { waits: true }),
    deliveryOptions: (of, postcode) => read('delivery-offers', { sku: of, postcode }),
    savedPostcode,
    backToCart: (hasChanged) =>
      navigation.assign(hasChanged ? `${cartPath}?changed=${encodeURIComponent(item.uid)}` : cartPath),
  });
};
