import type { CurrencyCode } from '../pricing/money';

/** A configured store. */
export interface KnownStore {
  readonly code: string;
  /** Language and region, `en-GB`. */
  readonly locale: string;
  readonly currencies: readonly CurrencyCode[];
  readonly defaultCurrency: CurrencyCode;
  /** `''` for the store at the root, else `/ie`. */
  readonly pathPrefix: string;
}

/** The stored preferences, null if unset; `locale` is a store code. */
export interface RememberedStore {
  readonly store: string | null;
  readonly locale: string | null;
  readonly currency: CurrencyCode | null;
}

/** Returns the preferences to store when `open` is shown, null if unchanged; another locale resets the currency to the store's. */
export function changedPreferences(remembered: RememberedStore, open: KnownStore): RememberedStore | null {
  const isLocale = remembered.locale === open.code;
  if (isLocale && remembered.store === open.code) return null;
  // Without a stored locale, the currency was chosen in this store.
  const isHere = isLocale || remembered.locale === null;
  const keepsCurrency = isHere && remembered.currency !== null && open.currencies.includes(remembered.currency);
  return { store: open.code, locale: open.code, currency: keepsCurrency ? remembered.currency : open.defaultCurrency };
}

/** Returns the home path of a store; `/` for the root store and unknown codes. */
export function pathOfStore(code: string, known: readonly KnownStore[]): string {
  const prefix = known.find((store) => store.code === code)?.pathPrefix ?? '';
  return prefix === '' ? '/' : prefix;
}

/** Returns the store whose prefix starts the path, else the root store. */
export function storeAtPath<Store extends KnownStore>(path: string, known: readonly Store[]): Store {
  const named = known.find(
    ({ pathPrefix }) => pathPrefix !== '' && (path === pathPrefix || path.startsWith(`${pathPrefix}/`)),
  );
  const found = named ?? known.find(({ pathPrefix }) => pathPrefix === '') ?? known[0];
  if (found === undefined) throw new Error('No store is configured');
  return found;
}
