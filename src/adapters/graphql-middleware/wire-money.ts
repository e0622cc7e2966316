import type { Money } from '../../domain/pricing/money';
import { WireFault, number, optionalText, record } from './wire-value';

/** Decimal pounds become whole pence here and nowhere else. More than two decimals are a fault of the other side. */
export function pence(value: unknown, what: string): number {
  const scaled = number(value, what) * 100;
  const whole = Math.round(scaled);
  if (Math.abs(scaled - whole) > 1e-4 || !Number.isSafeInteger(whole)) throw new WireFault(`${what} is not an amount`);
  return whole === 0 ? 0 : whole;
}

/** `{ value, currency }`; some documents leave the currency out, then the visitor's own stands. */
export function money(value: unknown, currency: string, what: string): Money {
  const wire = record(value, what);
  return { pence: pence(wire.value, what), currency: optionalText(wire.currency) ?? currency };
}

export function optionalMoney(value: unknown, currency: string, what: string): Money | null {
  return value === null || value === undefined ? null : money(value, currency, what);
}
