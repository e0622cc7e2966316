import type { Product, ProductSummary, ProductType } from '../catalogue/product';
import { isQuantity, MAX_QUANTITY, type QuantityRefusal } from '../shared/quantity';

/** Fewer are left than were asked for. */
export interface ShortStock {
  readonly kind: 'not-enough-stock';
  readonly onlyLeft: number;
}

/** Why a product cannot be added to the cart, apart from its options. */
export type EligibilityRefusal =
  | ShortStock
  | { readonly kind: 'type-not-supported'; readonly typeName: string }
  | { readonly kind: 'variant-not-chosen' }
  | { readonly kind: 'out-of-stock' }
  /** `backIn`: the month, from 1 to 12, in which it is sold again. */
  | { readonly kind: 'out-of-season'; readonly backIn: number }
  /** The florist takes larger orders by telephone only. */
  | { readonly kind: 'quantity-above-max'; readonly max: number }
  | QuantityRefusal;

const SUPPORTED: ReadonlySet<ProductType> = new Set<ProductType>([
  'simple',
  'configurable',
  'bundle',
  'downloadable',
  'virtual',
]);

/** Returns why the product cannot be added, or null; the backend checks the stock of variants. */
export function checkEligibility(product: Product | ProductSummary, quantity: number): EligibilityRefusal | null {
  if (!SUPPORTED.has(product.type)) return { kind: 'type-not-supported', typeName: product.typeName };
  const max = 'maxQuantity' in product ? product.maxQuantity : null;
  if (!isQuantity(quantity)) return { kind: 'quantity-invalid', max: max ?? MAX_QUANTITY };
  if (max !== null && quantity > max) return { kind: 'quantity-above-max', max };
  const { inStock, onlyLeft, backIn } = product.availability;
  if (!inStock && backIn !== undefined) return { kind: 'out-of-season', backIn };
  if (product.type === 'configurable') return variantOf(product) === null ? { kind: 'variant-not-chosen' } : null;
  if (!inStock || (onlyLeft !== null && onlyLeft <= 0)) return { kind: 'out-of-stock' };
  if (onlyLeft !== null && quantity > onlyLeft) return { kind: 'not-enough-stock', onlyLeft };
  return null;
}

/** The chosen variant, or null; a product summary has none. */
export function variantOf(product: Product | ProductSummary) {
  return 'configurable' in product ? (product.configurable?.variant ?? null) : null;
}
