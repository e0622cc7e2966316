/** The visitor's cookies, by their names in the browser. */
export const CART_COOKIE = 'vsf-cart';
/** The cart with a pending payment. The middleware reads it too and keeps the cart cookie when that cart is ordered. */
export const PAYING_COOKIE = 'posy-paying';
export const STORE_COOKIE = 'vsf-store';
export const LOCALE_COOKIE = 'vsf-locale';
export const COUNTRY_COOKIE = 'vsf-country';
/** A flash message for the next page. */
export const MESSAGE_COOKIE = 'vsf-message';
/** Code of the gift card whose balance a form has asked for. */
export const CHECKED_CARD_COOKIE = 'posy-checked-card';
/** The order that a guest has asked about. */
export const ASKED_ORDER_COOKIE = 'posy-asked-order';
/** Email and key of an emailed link. */
export const EMAILED_LINK_COOKIE = 'posy-emailed-link';
export const CURRENCY_COOKIE = 'vsf-currency';
const CUSTOMER_COOKIE = 'vsf-customer';

/** `spec`: the flags of the specification. `hardened`: identity out of reach of scripts, all cookies over https only. */
export type CookieProfile = 'spec' | 'hardened';

/** The cookie of the customer token. `__Host-` keeps other hosts of the same domain from writing it. */
export function customerCookie(profile: CookieProfile): string {
  return profile === 'hardened' ? `__Host-${CUSTOMER_COOKIE}` : CUSTOMER_COOKIE;
}

const IDENTITY: ReadonlySet<string> = new Set([
  CART_COOKIE,
  PAYING_COOKIE,
  ...(['spec', 'hardened'] as const).map(customerCookie),
]);

/** Whether a cookie says who the visitor is or which carts are theirs. */
export function isIdentity(name: string): boolean {
  return IDENTITY.has(name);
}
