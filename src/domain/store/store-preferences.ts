import type { CurrencyCode } from '../pricing/money';

/** A store the shop is set up with. */
export interface KnownStore {
  readonly code: string;
  /** Language and region, `en-GB`. */
  readonly locale: string;
  readonly currencies: readonly CurrencyCode[];
  readonly defaultCurrency: CurrencyCode;
  /** `''` for the store at the root, else `/ie`. */
  readonly pathPrefix: string;
}

/** What a browser remembers of the visitor's store; null where it remembers nothing. A locale goes by its store's code. */
export interface RememberedStore {
  readonly store: string | null;
  readonly locale: string | null;
  readonly currency: CurrencyCode | null;
}

/**
 * S4-56, S4-57. What must be remembered while the store `open` is shown: nothing new when it is the remembered one, so
 * that a chosen currency stays; with another locale the store, its locale and its own currency. A store that is missing
 * or that nobody knows is put right. Null: all is as it should be.
 */
export function settleStore(remembered: RememberedStore, open: KnownStore): RememberedStore | null {
  const isLocale = remembered.locale === open.code;
  if (isLocale && remembered.store === open.code) return null;
  // Somebody who was nowhere yet has chosen it here.
  const isHere = isLocale || remembered.locale === null;
  const keeps = isHere && remembered.currency !== null && open.currencies.includes(remembered.currency);
  return { store: open.code, locale: open.code, currency: keeps ? remembered.currency : open.defaultCurrency };
}

/** S4-60. Where a store begins: `/` for the one at the root, and for a code that no store of this shop has. */
export function pathOfStore(code: string, known: readonly KnownStore[]): string {
  const prefix = known.find((store) => store.code === code)?.pathPrefix ?? '';
  return prefix === '' ? '/' : prefix;
}

/** S4-61. The store whose prefix opens the path; the store at the root has none and takes the rest. */
export function storeAtPath<Store extends KnownStore>(path: string, known: readonly Store[]): Store {
  const named = known.find(
    ({ pathPrefix }) => pathPrefix !== '' && (path === pathPrefix || path.startsWith(`${pathPrefix}/`)),
  );
  const found = named ?? known.find(({ pathPrefix }) => pathPrefix === '') ?? known[0];
  if (found === undefined) throw new Error('The settings name no store');
  return found;
}
