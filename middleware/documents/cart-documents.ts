import { CART_FIELDS } from './cart-fragments';

export const CREATE_EMPTY_CART = 'mutation createEmptyCart { createEmptyCart }';

export const CART = `query cart($cartId: String!) { cart(cart_id: $cartId) { ...CartFields } } ${CART_FIELDS}`;

export const CUSTOMER_CART = `query customerCart { customerCart { ...CartFields } } ${CART_FIELDS}`;

export const CART_TOTAL_QUANTITY = 'query cartTotalQty($cartId: String!) { cart(cart_id: $cartId) { total_quantity } }';

export const ADD_PRODUCTS = `
  mutation addProductsToCart($cartId: String!, $cartItems: [CartItemInput!]!) {
    addProductsToCart(cartId: $cartId, cartItems: $cartItems) {
      cart { ...CartFields }
      user_errors { code message }
    }
  }
  ${CART_FIELDS}
`;

/** The response of this mutation is the cart itself, without a `cart` level. */
export const MERGE_CARTS = `
  mutation mergeCarts($sourceCartId: String!, $destinationCartId: String!) {
    mergeCarts(source_cart_id: $sourceCartId, destination_cart_id: $destinationCartId) { ...CartFields }
  }
  ${CART_FIELDS}
`;

/** A mutation of one cart with one input record that returns the whole cart. */
const cartChange = (name: string, inputType: string): string => `
  mutation ${name}($input: ${inputType}) { ${name}(input: $input) { cart { ...CartFields } } }
  ${CART_FIELDS}
`;

export const ADD_SIMPLE_PRODUCTS = cartChange('addSimpleProductsToCart', 'AddSimpleProductsToCartInput');
export const ADD_VIRTUAL_PRODUCTS = cartChange('addVirtualProductsToCart', 'AddVirtualProductsToCartInput');
export const ADD_DOWNLOADABLE_PRODUCTS = cartChange(
  'addDownloadableProductsToCart',
  'AddDownloadableProductsToCartInput',
);
export const ADD_BUNDLE_PRODUCTS = cartChange('addBundleProductsToCart', 'AddBundleProductsToCartInput');
export const ADD_CONFIGURABLE_PRODUCTS = cartChange(
  'addConfigurableProductsToCart',
  'AddConfigurableProductsToCartInput',
);
export const UPDATE_ITEMS = cartChange('updateCartItems', 'UpdateCartItemsInput');
export const REMOVE_ITEM = cartChange('removeItemFromCart', 'RemoveItemFromCartInput');
export const APPLY_COUPON = cartChange('applyCouponToCart', 'ApplyCouponToCartInput');
export const REMOVE_COUPON = cartChange('removeCouponFromCart', 'RemoveCouponFromCartInput');
export const SET_SHIPPING_METHODS = cartChange('setShippingMethodsOnCart', 'SetShippingMethodsOnCartInput');
