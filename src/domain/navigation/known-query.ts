/** A query as a server or a browser reads it: one value, or several of the same name. */
export type UrlQuery = Readonly<Record<string, string | readonly string[] | undefined>>;

/** What a form answers in the address of the page it came from; it is about this visit and goes no further. */
const ANSWERS: ReadonlySet<string> = new Set(['added', 'removed', 'changed', 'coupon', 'refused']);

/** Names with a meaning of their own on some page of the shop; `slug` is the router's name for the path. */
const OURS: ReadonlySet<string> = new Set([
  'page',
  'sort',
  'term',
  'itemsPerPage',
  'view',
  'wishlist',
  'own',
  'slug',
  'token',
]);

/** S2-116, and what other advertisers and letters add. */
const ADVERTISERS: ReadonlySet<string> = new Set([
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

/** True for what a form answered: `added`, `refused`, and the typed values `o.<uid>`. */
export function isAnswer(name: string): boolean {
  return ANSWERS.has(name) || name.startsWith('o.');
}

/** S2-116. True for names that can never be a filter of a listing or a question of a product. */
export function isReserved(name: string): boolean {
  return OURS.has(name) || ADVERTISERS.has(name) || name.startsWith('utm_') || isAnswer(name);
}

/** The first value of a name, or an empty text. */
export function firstOf(value: string | readonly string[] | undefined): string {
  return typeof value === 'string' ? value : (value?.[0] ?? '');
}

/** All values of a name that are not empty. */
export function allOf(value: string | readonly string[] | undefined): readonly string[] {
  return (typeof value === 'string' ? [value] : (value ?? [])).filter((text) => text !== '');
}
