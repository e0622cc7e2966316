import type { Money } from '../../domain/pricing/money';
import { DecodingError, number, optionalText, record } from './wire-value';

/** The title of the zero tax that a backend puts on goods that leave the UK. */
export const NO_UK_VAT = 'No UK VAT';

/**
 * The only conversion from decimal pounds to whole pence. A fraction of a penny is rounded half up, away from zero:
 * Magento calculates prices with VAT and sends them unrounded.
 */
export function pence(value: unknown, what: string): number {
  const scaled = scaledUp(number(value, what));
  const whole = Math.sign(scaled) * Math.round(Math.abs(scaled));
  if (!Number.isSafeInteger(whole)) throw new DecodingError(`${what} is not an amount`);
  return whole === 0 ? 0 : whole;
}

/** True for an amount that is not in whole pence. */
export function hasFractionOfPenny(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(scaledUp(value));
}

/** In pence, without binary rounding errors: 10.005 times 100 is 1000.4999999999999. */
function scaledUp(pounds: number): number {
  return Number((pounds * 100).toFixed(4));
}

/** `{ value, currency }`; a missing currency is the visitor's. */
export function money(value: unknown, currency: string, what: string): Money {
  const wire = record(value, what);
  return { pence: pence(wire.value, what), currency: optionalText(wire.currency) ?? currency };
}

export function optionalMoney(value: unknown, currency: string, what: string): Money | null {
  return value === null || value === undefined ? null : money(value, currency, what);
}
