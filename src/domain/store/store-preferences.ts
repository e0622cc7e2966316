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

/** Returns the remembered store, else the best match of `languages` (`de-AT`, by preference), else the root store. */
export function detectStore(
  remembered: string | null,
  languages: readonly string[],
  known: readonly KnownStore[],
): KnownStore | null {
  const byCode = known.find(({ code }) => code === remembered);
  if (byCode !== undefined) return byCode;
  for (const language of languages) {
    const tag = language.toLowerCase();
    const match = known.find(({ locale }) => locale.toLowerCase() === tag) ?? known.find(hasLanguage(tag));
    if (match !== undefined) return match;
  }
  return known.find(({ pathPrefix }) => pathPrefix === '') ?? null;
}

function hasLanguage(tag: string): (store: KnownStore) => boolean {
  const [language] = tag.split('-');
  return ({ locale }) => locale.toLowerCase().split('-')[0] === language;
}

/** Returns the tags of an `Accept-Language` header by preference, without those of weight 0. */
export function readLanguages(header: string): readonly string[] {
  return header
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';').map((text) => text.trim());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return { tag, weight: weight === undefined ? 1 : Number(weight.slice(2)) };
    })
    .filter(({ tag, weight }) => /^[a-z]{2,8}(-[a-z0-9]{1,8})*$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}
