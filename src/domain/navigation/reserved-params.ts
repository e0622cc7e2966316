/** A parsed query with one or several values for a name. */
export type UrlQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Results of a form post in the query of the page it returns to. */
const FORM_RESULTS: ReadonlySet<string> = new Set([
  'added',
  'removed',
  'changed',
  'coupon',
  'gift-card',
  'refused',
  'typed',
]);

/** Parameters of the shop's own pages; `slug` is the router's name for the path. */
const OURS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'term',
  'itemsPerPage',
  'view',
  'reviews',
  'priceFrom',
  'priceTo',
  'wishlist',
  'own',
  'slug',
  'token',
]);

/** Tracking parameters of advertisers and newsletters. */
const TRACKING: ReadonlySet<string> = new Set([
  'gclid',
  'gbraid',
  'fbclid',
  'wbraid',
  'dclid',
  'gclsrc',
  'msclkid',
  'ttclid',
  'srsltid',
  'mc_cid',
  'mc_eid',
]);

/** True for the results of a form post: `added`, `refused`, and entered values `o.<uid>`. */
export function isFormResult(name: string): boolean {
  return FORM_RESULTS.has(name) || name.startsWith('o.');
}

/** True for parameters of advertisers and newsletters, which do not affect what a page shows. */
export function isTracking(name: string): boolean {
  return TRACKING.has(name) || name.startsWith('utm_');
}

/** True for names that can be neither a filter nor a product option. */
export function isReserved(name: string): boolean {
  return OURS.has(name) || isTracking(name) || isFormResult(name);
}

/** True for a text with control characters, which no uid and no filter value has. */
export function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text);
}

/** Returns the first value, or an empty string. */
export function firstOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

/** Returns all values that are not empty. */
export function allOf(value: string | readonly string[] | undefined): readonly string[] {
  return (typeof value === 'string' ? [value] : (value ?? [])).filter((text) => text !== '');
}
