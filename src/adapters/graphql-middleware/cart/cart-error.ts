import type { CartError } from '../../../application/ports/failures';

const KNOWN: readonly CartError[] = ['INSUFFICIENT_STOCK', 'NOT_SALABLE', 'PRODUCT_NOT_FOUND'];

/** Decodes Magento's `CartUserInputErrorType`: `UNDEFINED` for a missing or unknown code. */
export function cartErrorOf(code: string | null): CartError {
  return KNOWN.find((known) => known === code) ?? 'UNDEFINED';
}
