/** ISO 4217; of two decimals or none. */
export type CurrencyCode = string;

/** An integer amount in hundredths, of a currency without decimals too: `{ pence: 2995, currency: 'GBP' }` is £29.95. */
export interface Money {
  readonly pence: number;
  readonly currency: CurrencyCode;
}

/** `special` is set only if lower than `regular`; `maximum` is the highest price if it depends on choices. */
export interface Price {
  readonly regular: Money;
  readonly special: Money | null;
  readonly maximum: Money | null;
  /** True if the backend sent no price: `regular` is 0 and is not shown, and the product cannot be bought. */
  readonly isUnknown?: boolean;
}

const FALLBACK_LOCALE = 'en-GB';
const FALLBACK_CURRENCY = 'GBP';

const formatters = new Map<string, Intl.NumberFormat>();

const MINUS = '\u2212';

/** Formats an amount: `£1,234.50`, `−£3.00` with a minus sign (U+2212), `€9.99`, `¥1,500`. */
export function formatMoney(money: Money, locale: string = FALLBACK_LOCALE): string {
  // Adding 0 turns -0 into 0.
  return formatterOf(locale, money.currency)
    .format(money.pence / 100 + 0)
    .replace('-', MINUS);
}

/** Cached, because creating formatters is slow and a listing formats hundreds of amounts. */
function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const formatter = createFormatter(locale, /^[A-Za-z]{3}$/.test(currency) ? currency : FALLBACK_CURRENCY);
  formatters.set(key, formatter);
  return formatter;
}

/** Accepts `en_GB` and falls back to `en-GB` for an unknown locale. */
function createFormatter(locale: string, currency: string): Intl.NumberFormat {
  const options = { style: 'currency', currency } as const;
  try {
    return new Intl.NumberFormat(locale.replace('_', '-'), options);
  } catch {
    return new Intl.NumberFormat(FALLBACK_LOCALE, options);
  }
}
