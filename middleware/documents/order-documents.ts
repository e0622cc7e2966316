const MONEY = '{ currency value }';

const TAXES = `taxes { title rate amount ${MONEY} }`;

/** Totals shared by orders and invoices. */
const TOTAL_FIELDS = `
  base_grand_total ${MONEY}
  subtotal ${MONEY}
  total_tax ${MONEY}
  total_shipping ${MONEY}
  discounts { label amount ${MONEY} }
  ${TAXES}
  shipping_handling {
    total_amount ${MONEY}
    amount_excluding_tax ${MONEY}
    amount_including_tax ${MONEY}
    discounts { amount ${MONEY} }
    ${TAXES}
  }
`;

const COMMENTS = 'comments { timestamp message }';

const ADDRESS_FIELDS = 'prefix firstname lastname suffix street city region postcode country_code telephone';

const SOLD_ITEM = `id product_sku product_name product_sale_price ${MONEY}`;

export const CUSTOMER_ORDERS = `
  query customerOrders($currentPage: Int = 1, $filter: CustomerOrdersFilterInput = {}, $pageSize: Int = 10) {
    customer {
      orders(currentPage: $currentPage, filter: $filter, pageSize: $pageSize) {
        total_count
        page_info { current_page page_size total_pages }
        items {
          id
          number
          order_date
          status
          grand_total
          ${COMMENTS}
          total { ${TOTAL_FIELDS} }
          items {
            ${SOLD_ITEM}
            product_type
            product_url_key
            status
            quantity_ordered
            quantity_invoiced
            quantity_shipped
            quantity_canceled
            quantity_refunded
            quantity_returned
            selected_options { label value }
            entered_options { label value }
            discounts { label amount ${MONEY} }
          }
          invoices {
            id
            number
            ${COMMENTS}
            items { ${SOLD_ITEM} quantity_invoiced discounts { label amount ${MONEY} } }
            total { ${TOTAL_FIELDS} }
          }
          shipments {
            id
            number
            ${COMMENTS}
            tracking { carrier number title }
            items { ${SOLD_ITEM} quantity_shipped }
          }
          payment_methods { name type additional_data { name value } }
          shipping_method
          shipping_address { ${ADDRESS_FIELDS} }
          billing_address { ${ADDRESS_FIELDS} }
        }
      }
    }
  }
`;
