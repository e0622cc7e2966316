import type { Product, ProductSummary, ProductType } from '../catalogue/product';
import { isQuantity, MAX_QUANTITY, type QuantityRefusal } from './quantity';

/** Why a product cannot be put into the cart, apart from its options. */
export type EligibilityRefusal =
  | { readonly kind: 'type-not-supported'; readonly typeName: string }
  | { readonly kind: 'variant-not-chosen' }
  | { readonly kind: 'out-of-stock' }
  | { readonly kind: 'not-enough-stock'; readonly onlyLeft: number }
  | QuantityRefusal;

/** S5-19. */
const SUPPORTED: ReadonlySet<ProductType> = new Set<ProductType>([
  'simple',
  'configurable',
  'bundle',
  'downloadable',
  'virtual',
]);

/** S5-13 to S5-20. A configurable is judged by its variant alone; the backend knows the variant's stock. */
export function refusalToAdd(product: Product | ProductSummary, quantity: number): EligibilityRefusal | null {
  if (!SUPPORTED.has(product.type)) return { kind: 'type-not-supported', typeName: product.typeName };
  if (!isQuantity(quantity)) return { kind: 'quantity-invalid', max: MAX_QUANTITY };
  if (product.type === 'configurable') return variantOf(product) === null ? { kind: 'variant-not-chosen' } : null;
  const { inStock, onlyLeft } = product.availability;
  if (!inStock || (onlyLeft !== null && onlyLeft <= 0)) return { kind: 'out-of-stock' };
  if (onlyLeft !== null && quantity > onlyLeft) return { kind: 'not-enough-stock', onlyLeft };
  return null;
}

/** The variant that was chosen, or null: a card knows of none. */
export function variantOf(product: Product | ProductSummary) {
  return 'configurable' in product ? (product.configurable?.variant ?? null) : null;
}
