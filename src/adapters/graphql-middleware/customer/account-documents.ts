/** Confirms a newsletter subscription by the emailed link; our own addition, because Magento's link leads to its own page. */
export const CONFIRM_NEWSLETTER = `
  mutation confirmNewsletter($email: String!, $key: String!) {
    confirmNewsletter(email: $email, key: $key) { status }
  }
`;

/** Deletes the account of the session. */
export const DELETE_CUSTOMER = 'mutation deleteCustomer { deleteCustomer }';

/** Confirms an account by the emailed link, with a password; that is our own addition. */
export const CONFIRM_ACCOUNT = `
  mutation confirmAccount($email: String!, $key: String!, $password: String!) {
    confirmEmail(input: { email: $email, confirmation_key: $key, password: $password }) { customer { email } }
  }
`;

/** Asks whether a backend takes a password with the confirmation of an account. It checks the field and skips it. */
export const KNOWS_PASSWORDS = `mutation posyKnowsPasswordsOfConfirmations {
  __typename
  confirmEmail(input: { email: "", confirmation_key: "", password: "" }) @skip(if: true) { customer { email } }
}`;

/** Confirms an account, or its new email, by the emailed link. */
export const CONFIRM_EMAIL = `
  mutation confirmEmail($email: String!, $key: String!) {
    confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } }
  }
`;

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
