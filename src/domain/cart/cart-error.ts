/** S4-43. Why the commerce side does not put something into a cart. */
export const CART_ERRORS = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND', 'UNDEFINED'] as const;

export type CartError = (typeof CART_ERRORS)[number];

/** A code that is missing, or that nobody knows, says nothing: `UNDEFINED`. */
export function cartErrorOf(code: string | null): CartError {
  return CART_ERRORS.find((known) => known === code) ?? 'UNDEFINED';
}
