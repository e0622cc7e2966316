/** S3-60 to S3-66. The visitor's cookies, by their names in the browser. */
export const CART_COOKIE = 'vsf-cart';
/** The cart with a pending payment. The middleware reads it too and keeps the cart cookie when that cart is ordered. */
export const PAYING_COOKIE = 'posy-paying';
export const STORE_COOKIE = 'vsf-store';
export const LOCALE_COOKIE = 'vsf-locale';
export const COUNTRY_COOKIE = 'vsf-country';
/** A message that one page leaves for the next. */
export const MESSAGE_COOKIE = 'vsf-message';
export const CURRENCY_COOKIE = 'vsf-currency';
/** The hardened name first: no other site of the same domain can plant it. */
export const CUSTOMER_COOKIES = ['__Host-vsf-customer', 'vsf-customer'] as const;
