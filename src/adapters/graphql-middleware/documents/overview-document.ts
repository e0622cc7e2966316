const overview = (name: string, more: string) => `query ${name} {
  customer {
    email firstname lastname
    addresses {
      id firstname lastname street city postcode country_code telephone default_billing default_shipping
      region { region_id region_code region }
    }
    orders(pageSize: 1) {
      total_count
      items { number order_date status grand_total total { base_grand_total { currency value } subtotal { currency value } } }
    }
    wishlists { items_count }
    ${more}
  }
}`;

/** All that the first page of an account shows. */
export const ACCOUNT_OVERVIEW = overview('accountOverview', 'next_delivery { order_number day is_collected }');

/** Magento does not know on which days its orders arrive. */
export const ACCOUNT_OVERVIEW_STANDARD = overview('accountOverviewOfMagento', '');
