/** Why the backend refuses a cart item. */
export const CART_ERRORS = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND', 'UNDEFINED'] as const;

export type CartError = (typeof CART_ERRORS)[number];

/** Returns `UNDEFINED` for a missing or unknown code. */
export function cartErrorOf(code: string | null): CartError {
  return CART_ERRORS.find((known) => known === code) ?? 'UNDEFINED';
}
