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

/** Confirms an account, or its new email, by the emailed link. */
export const CONFIRM_EMAIL = `
  mutation confirmEmail($email: String!, $key: String!) {
    confirmEmail(input: { email: $email, confirmation_key: $key }) { customer { email } }
  }
`;
