/** Path of a customer's own page, without store prefix. */
export const ACCOUNT_PATH = '/customer/my-profile';

/** Path of the forms of the login modal, which work without scripts, without store prefix. */
export const SIGN_IN_PATH = '/sign-in';
