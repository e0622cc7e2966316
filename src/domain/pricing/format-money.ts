import type { Money } from './money';

const FALLBACK_LOCALE = 'en-GB';
/** S9-1. */
const FALLBACK_CURRENCY = 'GBP';

const formatters = new Map<string, Intl.NumberFormat>();

/** `£1,234.50`, `-£3.00`, `€9.99`: an amount as shoppers of `locale` read it. */
export function formatMoney(money: Money, locale: string = FALLBACK_LOCALE): string {
  // Adding nothing turns a negative zero into a plain one.
  return formatterOf(locale, money.currency).format(money.pence / 100 + 0);
}

/** Making a formatter is dear and a listing needs hundreds of amounts, so each is made once. */
function formatterOf(locale: string, currency: string): Intl.NumberFormat {
  const key = `${locale} ${currency}`;
  const known = formatters.get(key);
  if (known !== undefined) return known;
  const made = makeFormatter(locale, /^[A-Za-z]{3}$/.test(currency) ? currency : FALLBACK_CURRENCY);
  formatters.set(key, made);
  return made;
}

/** A price must stand on the page whatever a backend calls its locale, `en_GB` included. */
function makeFormatter(locale: string, currency: string): Intl.NumberFormat {
  const options = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  try {
    return new Intl.NumberFormat(locale.replace('_', '-'), options);
  } catch {
    return new Intl.NumberFormat(FALLBACK_LOCALE, options);
  }
}
