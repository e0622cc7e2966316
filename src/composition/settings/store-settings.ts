import { RESERVED_NAMES } from '../../domain/navigation/routes';

/** A store of the shop: prices, language and URL prefix. */
export interface StoreSetting {
  /** The backend's code of the store, `default`. */
  readonly code: string;
  /** Language and region, `en-GB`. */
  readonly locale: string;
  /** ISO codes of the currencies a visitor may choose. */
  readonly currencies: readonly string[];
  /** One of `currencies`. */
  readonly defaultCurrency: string;
  /** `''` for the store at the root, otherwise such as `/weddings`: a slash and one word. */
  readonly pathPrefix: string;
}

const ROOT_STORE: StoreSetting = {
  code: 'default',
  locale: 'en-GB',
  currencies: ['GBP', 'EUR', 'USD'],
  defaultCurrency: 'GBP',
  pathPrefix: '',
};
/** Fallback when the backend's stores are unknown. */
export const ONE_STORE: readonly StoreSetting[] = [ROOT_STORE];
/** The stores of the embedded backend's seed; there a currency list is the same for each. */
export const EMBEDDED_STORES: readonly StoreSetting[] = [
  ROOT_STORE,
  { code: 'ie', locale: 'en-IE', currencies: ['EUR', 'GBP', 'USD'], defaultCurrency: 'EUR', pathPrefix: '/ie' },
];

type Parsed = { readonly stores: readonly StoreSetting[]; readonly faults: readonly string[] };

const SHAPES = {
  code: /^[a-z][a-z0-9_]{0,31}$/i,
  locale: /^[a-z]{2}(-[A-Z]{2})?$/,
  currency: /^[A-Z]{3}$/,
  prefix: /^(\/[a-z][a-z0-9-]{0,31})?$/,
};

/**
 * Parses STORES as compact text (`default en-GB GBP,EUR,USD; weddings en-GB GBP /weddings`, the first currency is the
 * default) or as a JSON list of `{code, locale, currencies, defaultCurrency?, pathPrefix?}`.
 */
export function parseStores(text: string): Parsed {
  const listed = text.startsWith('[') ? fromJson(text) : fromCompactText(text);
  if (listed === null) return { stores: ONE_STORE, faults: ['STORES must be a JSON list or compact text'] };
  const faults = [...listed.flatMap(faultsOf), ...faultsBetween(listed)];
  return faults.length > 0 ? { stores: ONE_STORE, faults } : { stores: listed, faults: [] };
}

function fromCompactText(text: string): StoreSetting[] {
  return text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => {
      const [code = '', locale = '', list = '', prefix = '', ...surplus] = part.split(/\s+/);
      const currencies = list.split(',').filter((currency) => currency !== '');
      // A surplus word makes the prefix invalid, so that it is reported and not ignored.
      const pathPrefix = [prefix, ...surplus].join(' ');
      return { code, locale, currencies, defaultCurrency: currencies[0] ?? '', pathPrefix };
    });
}

function fromJson(text: string): StoreSetting[] | null {
  let list: unknown;
  try {
    list = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(list) || !list.every(isRecord)) return null;
  return list.map((entry) => {
    const currencies = Array.isArray(entry.currencies) ? entry.currencies.map(asText) : [];
    return {
      code: asText(entry.code),
      locale: asText(entry.locale),
      currencies,
      defaultCurrency: asText(entry.defaultCurrency ?? currencies[0]),
      pathPrefix: asText(entry.pathPrefix),
    };
  });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** How many decimals amounts of a currency have: 2 for most, 0 for JPY, 3 for KWD. */
function decimalsOf(currency: string): number {
  const format = new Intl.NumberFormat('en-GB', { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

function faultsOf(store: StoreSetting): string[] {
  const name = `STORES, store "${store.code}"`;
  const faults: string[] = [];
  if (!SHAPES.code.test(store.code))
    faults.push(`${name}: the code must be letters, digits and _, and begin with a letter`);
  if (!SHAPES.locale.test(store.locale)) faults.push(`${name}: the locale must look like en-GB`);
  if (store.currencies.length === 0) faults.push(`${name}: at least one currency is needed`);
  for (const currency of store.currencies) {
    if (!SHAPES.currency.test(currency)) faults.push(`${name}: "${currency}" is no currency code like GBP`);
    else if (decimalsOf(currency) > 2)
      faults.push(`${name}: ${currency} has more than two decimals, and the shop calculates in hundredths`);
  }
  if (!store.currencies.includes(store.defaultCurrency))
    faults.push(`${name}: the default currency is not one of its currencies`);
  if (!SHAPES.prefix.test(store.pathPrefix)) faults.push(`${name}: the path prefix must look like /weddings`);
  if (RESERVED_NAMES.includes(store.pathPrefix.slice(1)))
    faults.push(`${name}: the path ${store.pathPrefix} belongs to the shop itself`);
  return faults;
}

function faultsBetween(stores: readonly StoreSetting[]): string[] {
  if (stores.length === 0) return ['STORES names no store'];
  const faults: string[] = [];
  if (new Set(stores.map((store) => store.code)).size < stores.length) faults.push('STORES names a code twice');
  if (new Set(stores.map((store) => store.pathPrefix)).size < stores.length)
    faults.push('STORES uses a path prefix twice');
  if (!stores.some((store) => store.pathPrefix === '')) faults.push('STORES: one store must have no path prefix');
  return faults;
}
