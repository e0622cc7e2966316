import type { Product, ProductSummary } from '../catalogue/product';
import { DEFAULT_QUANTITY } from '../shared/quantity';
import { refusalToAdd } from './refusal-to-add';

/** Whether the product can be added; `refusalToAdd` returns the reason if not. */
export function canAdd(product: Product | ProductSummary | null, quantity: number = DEFAULT_QUANTITY): boolean {
  return product !== null && refusalToAdd(product, quantity) === null;
}
