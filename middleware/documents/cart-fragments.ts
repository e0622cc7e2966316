import { CARD_FIELDS } from './product-fragments';

/** Fields shared by billing and shipping addresses of a cart. */
export const CART_ADDRESS_FIELDS = `
  fragment CartAddressFields on CartAddressInterface {
    firstname
    lastname
    company
    street
    city
    postcode
    telephone
    region { code region_id label }
    country { code label }
  }
`;

const CART_ITEM_FIELDS = `
  fragment CartItemFields on CartItemInterface {
    uid
    quantity
    product { ...CardFields }
    prices {
      row_total { value }
      row_total_including_tax { value }
      total_item_discount { value }
    }
    ... on ConfigurableCartItem {
      configurable_options {
        configurable_product_option_uid
        option_label
        configurable_product_option_value_uid
        value_label
      }
      configured_variant { sku thumbnail { url } }
    }
    ... on BundleCartItem {
      bundle_options { uid label type values { id label price quantity } }
    }
  }
`;

/** The cart as every cart method returns it: prices without their currency, which is the store's. */
export const CART_FIELDS = `
  fragment CartFields on Cart {
    id
    email
    is_virtual
    total_quantity
    applied_coupons { code }
    prices {
      subtotal_excluding_tax { value }
      subtotal_including_tax { value }
      applied_taxes { label amount { value } }
      discounts { label amount { value } }
      grand_total { value }
    }
    items { ...CartItemFields }
    shipping_addresses {
      ...CartAddressFields
      selected_shipping_method {
        carrier_code
        carrier_title
        method_code
        method_title
        amount { currency value }
      }
    }
    billing_address { ...CartAddressFields }
  }
  ${CART_ITEM_FIELDS}
  ${CART_ADDRESS_FIELDS}
  ${CARD_FIELDS}
`;
