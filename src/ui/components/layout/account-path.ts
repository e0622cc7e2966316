/** Path of a customer's own page, without store prefix; without scripts it says what it needs. */
export const ACCOUNT_PATH = '/customer/my-profile';
