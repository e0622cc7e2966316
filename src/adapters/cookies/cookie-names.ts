/** The visitor's cookies, by their names in the profile `spec`. */
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
/** The values of a refused form. */
export const TYPED_FORM_COOKIE = 'posy-typed';
/** Email and key of an emailed link. */
export const EMAILED_LINK_COOKIE = 'posy-emailed-link';
/** The guest's cart of which something is left to take into the customer's. */
export const LEFT_CART_COOKIE = 'posy-left-cart';
/** The order that a guest has asked about. */
export const ASKED_ORDER_COOKIE = 'posy-asked-order';
export const CURRENCY_COOKIE = 'vsf-currency';
/** The customer token. */
export const CUSTOMER_COOKIE = 'vsf-customer';

/** `spec`: the flags of the specification. `hardened`: identity out of reach of scripts, all cookies over https only. */
export type CookieProfile = 'spec' | 'hardened';

/** The carts of a visitor. A cart is one of a website of the backend, so a browser has these for each website. */
const OF_WEBSITE: ReadonlySet<string> = new Set([CART_COOKIE, PAYING_COOKIE, LEFT_CART_COOKIE]);

/**
 * A cookie's name in the browser, in a store of this website: the names of the first one, null, have no ending. `__Host-`
 * keeps other hosts of the same domain from writing it.
 */
export function cookieName(name: string, profile: CookieProfile, website: string | null = null): string {
  const named = website !== null && OF_WEBSITE.has(name) ? `${name}-${website}` : name;
  return profile === 'hardened' ? `__Host-${named}` : named;
}

/** Those of `received` that are of another website than `website`. */
export function ofOtherWebsites(
  received: Iterable<string>,
  profile: CookieProfile,
  website: string | null,
): readonly string[] {
  const ours = [...OF_WEBSITE].map((name) => [cookieName(name, profile), cookieName(name, profile, website)] as const);
  return [...received].filter((name) =>
    ours.some(([first, here]) => name !== here && (name === first || name.startsWith(`${first}-`))),
  );
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * Every cookie of the shop with its life in seconds; `/cookies` lists them. A form's answer is shown by the page that
 * loads next.
 */
const LIVES: Readonly<Record<string, number>> = {
  // The backend decides when a cart or a token expires.
  [CART_COOKIE]: 365 * DAY,
  [CUSTOMER_COOKIE]: HOUR,
  [PAYING_COOKIE]: 30 * DAY,
  [LEFT_CART_COOKIE]: 30 * DAY,
  [STORE_COOKIE]: 365 * DAY,
  [LOCALE_COOKIE]: 365 * DAY,
  [COUNTRY_COOKIE]: 365 * DAY,
  [CURRENCY_COOKIE]: 365 * DAY,
  [MESSAGE_COOKIE]: 5 * MINUTE,
  [CHECKED_CARD_COOKIE]: MINUTE,
  [TYPED_FORM_COOKIE]: MINUTE,
  [EMAILED_LINK_COOKIE]: 30 * MINUTE,
  [ASKED_ORDER_COOKIE]: MINUTE,
};

/** Seconds. */
export function lifeOf(name: string): number {
  const life = LIVES[name];
  if (life === undefined) throw new Error(`The shop has no cookie ${name}`);
  return life;
}

const IDENTITY: ReadonlySet<string> = new Set([CART_COOKIE, PAYING_COOKIE, CUSTOMER_COOKIE]);

/** Read by the server only, whatever the profile. */
export const SERVER_ONLY: ReadonlySet<string> = new Set([
  CHECKED_CARD_COOKIE,
  TYPED_FORM_COOKIE,
  EMAILED_LINK_COOKIE,
  ASKED_ORDER_COOKIE,
  LEFT_CART_COOKIE,
]);

/** Whether a cookie says who the visitor is or which carts are theirs. */
export function isIdentity(name: string): boolean {
  return IDENTITY.has(name);
}
