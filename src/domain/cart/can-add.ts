import type { Product, ProductSummary } from '../catalogue/product';
import { DEFAULT_QUANTITY } from '../shared/quantity';
import { checkEligibility } from './eligibility';

/** Whether the product can be added; `checkEligibility` returns the reason if not. */
export function canAdd(product: Product | ProductSummary | null, quantity: number = DEFAULT_QUANTITY): boolean {
  return product !== null && checkEligibility(product, quantity) === null;
}
