import { MONTHS } from '../catalogue/product-fields';

const CUSTOMIZABLE = `customizable_options {
  customizable_option_uid label type sort_order values { customizable_option_value_uid label value price { type units value } }
}`;

const CONCRETE_ITEMS = ['SimpleCartItem', 'VirtualCartItem', 'DownloadableCartItem', 'BundleCartItem'];

/**
 * Customizable options exist on concrete cart item types only, so each type is listed. Those of a configurable are
 * nullable in older backends, so they need an alias: a schema refuses one name for two types.
 */
const cartFields = (ofCart: string, more: string): string => `id email is_virtual total_quantity ${ofCart}
  applied_coupons { code }
  prices {
    subtotal_including_tax { value currency }
    grand_total { value currency }
    applied_taxes { amount { value currency } label }
    discounts { amount { value currency } label }
  }
  items {
    __typename uid quantity
    product {
      uid sku name stock_status only_x_left_in_stock ${more} url_key url_rewrites { url } thumbnail { url label }
      categories { url_path }
    }
    prices { row_total_including_tax { value currency } total_item_discount { value currency } }
    ... on ConfigurableCartItem {
      configurable_options { option_label value_label }
      configured_variant { sku stock_status only_x_left_in_stock thumbnail { url label } }
      configurable_answers: ${CUSTOMIZABLE}
    }
    ... on BundleCartItem { bundle_options { label values { label quantity } } }
    ${CONCRETE_ITEMS.map((type) => `... on ${type} { ${CUSTOMIZABLE} }`).join('\n    ')}
  }
  shipping_addresses {
    firstname lastname street city postcode telephone
    region { code region_id label }
    country { code label }
    selected_shipping_method { carrier_code carrier_title method_code method_title amount { value currency } }
  }
  billing_address {
    firstname lastname street city postcode telephone
    region { code region_id label }
    country { code label }
  }`;

const GIFT_CARDS = `applied_gift_cards {
    code applied_balance { value currency } current_balance { value currency } expiration_date
  }`;

/**
 * The fields of a cart in each schema: ours, with months of sale and a coupon that does not count at present; Adobe
 * Commerce, which takes such a coupon off; Magento Open Source, which has no gift cards.
 */
const FIELDS = [
  ['', cartFields(`${GIFT_CARDS} waiting_coupon { code minimum { value currency } }`, MONTHS)],
  ['WithGiftCards', cartFields(GIFT_CARDS, '')],
  ['Plain', cartFields('', '')],
] as const;

/** One document for each schema, the one with the most additions first. `schema` distinguishes their names. */
const inEachSchema = (document: (schema: string, cart: string) => string): readonly string[] =>
  FIELDS.map(([schema, cart]) => document(schema, cart));

export const CART = inEachSchema(
  (schema, cart) => `query posyCart${schema}($cartId: String!) { cart(cart_id: $cartId) { ${cart} } }`,
);

/** A mutation with one input record that returns the whole cart. */
const cartChange = (name: string, root: string, inputType: string): readonly string[] =>
  inEachSchema(
    (schema, cart) => `mutation ${name}${schema}($input: ${inputType}) { ${root}(input: $input) { cart { ${cart} } } }`,
  );

export const ADD_TO_CART = inEachSchema(
  (schema, cart) => `mutation posyAddToCart${schema}($cartId: String!, $cartItems: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $cartItems) { cart { ${cart} } user_errors { code ${schema === '' ? 'is_notice message' : ''} } }
}`,
);

/** Magento since 2.4.8 answers a refused change with the unchanged cart, and says why in `errors`. Our backend has none. */
export const CHANGE_ITEMS = inEachSchema(
  (schema, cart) => `mutation posyChangeItems${schema}($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) { cart { ${cart} } ${schema === '' ? '' : 'errors { code }'} }
}`,
);
/** The same for earlier versions, which refuse the whole change. */
export const CHANGE_ITEMS_OR_FAIL = cartChange('posyChangeItemsOrFail', 'updateCartItems', 'UpdateCartItemsInput');
/** Asks whether a backend says in its answer why items were not changed. It checks the field and skips it. */
export const KNOWS_CHANGE_ERRORS = `mutation posyKnowsChangeErrors {
  __typename
  updateCartItems(input: { cart_id: "", cart_items: [] }) @skip(if: true) { errors { code } }
}`;
export const REMOVE_ITEM = cartChange('posyRemoveItem', 'removeItemFromCart', 'RemoveItemFromCartInput');
export const APPLY_COUPON = cartChange('posyApplyCoupon', 'applyCouponToCart', 'ApplyCouponToCartInput');
export const REMOVE_COUPON = cartChange('posyRemoveCoupon', 'removeCouponFromCart', 'RemoveCouponFromCartInput');

/** Adobe Commerce has it since 2.4.7. It removes also the lines that Magento cannot show. */
export const CLEAR_CART = `mutation posyClearCart($cartId: ID!) {
  clearCart(input: { uid: $cartId }) { errors { message } cart { id } }
}`;

/** Magento Open Source has neither gift cards nor the types of their inputs, so nothing is sent in its schema. */
const giftCardChange = (name: string, root: string): readonly string[] =>
  inEachSchema(
    (schema, cart) => `mutation ${name}${schema}($cart_id: String!, $gift_card_code: String!) {
  ${root}(input: { cart_id: $cart_id, gift_card_code: $gift_card_code }) { cart { ${cart} } }
}`,
  ).slice(0, 2);

export const APPLY_GIFT_CARD = giftCardChange('posyApplyGiftCard', 'applyGiftCardToCart');
export const REMOVE_GIFT_CARD = giftCardChange('posyRemoveGiftCard', 'removeGiftCardFromCart');

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

const ANSWERS = `customizable_options {
  customizable_option_uid type values { customizable_option_value_uid value }
}`;

/**
 * A cart's lines with all options and texts, to add them to another cart. The options of a configurable have an
 * alias, because only they are nullable.
 */
export const CART_LINES = `query posyCartLines($cartId: String!) {
  cart(cart_id: $cartId) {
    items {
      __typename uid quantity
      product { sku name }
      ... on ConfigurableCartItem { configured_variant { sku } configurable_answers: ${ANSWERS} }
      ... on BundleCartItem { bundle_options { values { uid quantity } } ${ANSWERS} }
      ... on DownloadableCartItem { links { uid } ${ANSWERS} }
      ... on SimpleCartItem { ${ANSWERS} }
      ... on VirtualCartItem { ${ANSWERS} }
    }
  }
}`;

/** In the words of Adobe Commerce; Magento Open Source has no gift cards. */
export const GIFT_CARD_BALANCE = `query posyGiftCardBalance($code: String!) {
  giftCardAccount(input: { gift_card_code: $code }) { code balance { value currency } expiration_date }
}`;
