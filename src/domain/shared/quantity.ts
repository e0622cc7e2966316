import { ok, refuse, type Result } from './result';

export const DEFAULT_QUANTITY = 1;
export const MAX_QUANTITY = 10_000;

export interface QuantityRefusal {
  readonly kind: 'quantity-invalid';
  readonly max: number;
}

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}

/** Parses a whole number from 1 to `MAX_QUANTITY`; refuses signs, fractions and exponents. `max`: the limit that a refusal names. */
export function parseQuantity(text: string, max: number | null = null): Result<number, QuantityRefusal> {
  const digits = text.trim();
  const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
  return isQuantity(quantity) ? ok(quantity) : refuse({ kind: 'quantity-invalid', max: max ?? MAX_QUANTITY });
}

/** Returns the quantity that a text says, or null. */
export function quantityOf(text: string): number | null {
  const quantity = parseQuantity(text);
  return quantity.ok ? quantity.value : null;
}
