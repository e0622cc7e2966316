const MONEY = '{ currency value }';
const ADDRESS = '{ firstname lastname street city region postcode country_code telephone }';

/** Magento's own since 2.4.7, by number, email and postcode; other versions refuse it as a whole. */
export const GUEST_ORDER = `query posyGuestOrder($number: String!, $email: String!, $postcode: String!) {
  guestOrder(input: { number: $number, email: $email, postcode: $postcode }) {
    number order_date status grand_total
    comments { timestamp message }
    total {
      base_grand_total ${MONEY} subtotal ${MONEY} total_tax ${MONEY} total_shipping ${MONEY}
      discounts { label amount ${MONEY} } taxes { title }
    }
    items {
      product_sku product_name product_url_key product_sale_price ${MONEY} status quantity_ordered
      selected_options { label value }
      entered_options { label value }
    }
    shipments { number tracking { carrier number title } }
    payment_methods { name additional_data { name value } }
    shipping_method
    shipping_address ${ADDRESS}
    billing_address ${ADDRESS}
  }
}`;
