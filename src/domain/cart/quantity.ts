import { ok, refuse, type Result } from '../shared/result';

/** S5-12. */
export const DEFAULT_QUANTITY = 1;
/** More than this is an order for the telephone. */
export const MAX_QUANTITY = 10_000;

export interface QuantityRefusal {
  readonly kind: 'quantity-invalid';
  readonly max: number;
}

export function isQuantity(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY;
}

/** A whole number from 1 to `MAX_QUANTITY` in plain digits: no signs, fractions, exponents or words. */
export function parseQuantity(text: string): Result<number, QuantityRefusal> {
  const digits = text.trim();
  const quantity = /^\d{1,6}$/.test(digits) ? Number(digits) : Number.NaN;
  return isQuantity(quantity) ? ok(quantity) : refuse({ kind: 'quantity-invalid', max: MAX_QUANTITY });
}
