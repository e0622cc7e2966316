import { inEachSchema } from './cart-document';

/** A mutation with one input record that returns the whole cart. */
const cartChange = (name: string, root: string, inputType: string): readonly string[] =>
  inEachSchema(
    (schema, cart) => `mutation ${name}${schema}($input: ${inputType}) { ${root}(input: $input) { cart { ${cart} } } }`,
  );

export const ADD_TO_CART = inEachSchema(
  (schema, cart) => `mutation posyAddToCart${schema}($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { ${cart} } user_errors { code message } }
}`,
);

export const CHANGE_ITEMS = cartChange('posyChangeItems', 'updateCartItems', 'UpdateCartItemsInput');
export const REMOVE_ITEM = cartChange('posyRemoveItem', 'removeItemFromCart', 'RemoveItemFromCartInput');
export const APPLY_COUPON = cartChange('posyApplyCoupon', 'applyCouponToCart', 'ApplyCouponToCartInput');
export const REMOVE_COUPON = cartChange('posyRemoveCoupon', 'removeCouponFromCart', 'RemoveCouponFromCartInput');

/** Magento Open Source has no gift cards, so nothing is sent in its schema. */
export const APPLY_GIFT_CARD = cartChange('posyApplyGiftCard', 'applyGiftCardToCart', 'ApplyGiftCardToCartInput').slice(
  0,
  2,
);
export const REMOVE_GIFT_CARD = cartChange(
  'posyRemoveGiftCard',
  'removeGiftCardFromCart',
  'RemoveGiftCardFromCartInput',
).slice(0, 2);

export const CHOOSE_SHIPPING_METHOD = cartChange(
  'posyChooseShippingMethod',
  'setShippingMethodsOnCart',
  'SetShippingMethodsOnCartInput',
);
export const SET_BILLING_ADDRESS = cartChange(
  'posySetBillingAddress',
  'setBillingAddressOnCart',
  'SetBillingAddressOnCartInput',
);
