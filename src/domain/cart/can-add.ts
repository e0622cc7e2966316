import type { Product, ProductSummary } from '../catalogue/product';
import { DEFAULT_QUANTITY } from './quantity';
import { refusalToAdd } from './refusal-to-add';

/** S5-13, S5-15 to S5-17. Whether the add button may be pressed; `refusalToAdd` tells why not. */
export function canAdd(product: Product | ProductSummary | null, quantity: number = DEFAULT_QUANTITY): boolean {
  return product !== null && refusalToAdd(product, quantity) === null;
}
