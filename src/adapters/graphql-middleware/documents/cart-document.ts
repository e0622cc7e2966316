import { MONTHS } from './product-fields';

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
export const inEachSchema = (document: (schema: string, cart: string) => string): readonly string[] =>
  FIELDS.map(([schema, cart]) => document(schema, cart));

export const CART = inEachSchema(
  (schema, cart) => `query posyCart${schema}($cartId: String!) { cart(cart_id: $cartId) { ${cart} } }`,
);
