import { optionsClient } from '../../adapters/actions-client/options-client';
import { productClient } from '../../adapters/actions-client/product-client';
import type { ChangeOptionsScreenProps } from '../../ui/screens/ChangeOptionsScreen';
import { ChangeOptionsViewModel } from '../../ui/view-models/cart/change-options-view-model';
import { savedPostcode } from './saved-postcode';
import { tabOf } from './tab';

/** Creates the view-model of the page that changes a cart item. */
export const openChangeOptions: ChangeOptionsScreenProps['openChange'] = (props, { cart }) => {
  const { post, read, navigation } = tabOf(cart);
  const { item, sku, cartId, cartPath } = props;
  return new ChangeOptionsViewModel(props, {
    change: (answers) => optionsClient(post).changeOptions({ cart: cartId, item: item.uid, sku, answers }),
    deliveryOptions: productClient(read).deliveryOptions,
    savedPostcode,
    backToCart: (hasChanged) =>
      navigation.assign(hasChanged ? `${cartPath}?changed=${encodeURIComponent(item.uid)}` : cartPath),
  });
};
