import { DEFAULT_QUANTITY } from '../shared/quantity';
import { variantOf } from '../cart/eligibility';
import type { Product, ProductSummary } from '../catalogue/product';
import { ok, refuse, type Result } from '../shared/result';

/** A product to add to the wishlist. */
export interface NewWishlistItem {
  /** The SKU of the chosen variant, or else of the product. */
  readonly sku: string;
  /** The sku of the configurable product, else null. */
  readonly parentSku: string | null;
  readonly quantity: number;
  /** A bundle is added with its default parts. */
  readonly isBundle: boolean;
}

export interface WishlistRefusal {
  readonly kind: 'type-not-supported';
  readonly typeName: string;
}

/** Refuses unknown product types only; products out of stock can be added. */
export function newWishlistItem(product: Product | ProductSummary): Result<NewWishlistItem, WishlistRefusal> {
  if (product.type === 'unknown') return refuse({ kind: 'type-not-supported', typeName: product.typeName });
  return ok({
    sku: variantOf(product)?.sku ?? product.sku,
    parentSku: product.type === 'configurable' ? product.sku : null,
    quantity: DEFAULT_QUANTITY,
    isBundle: product.type === 'bundle',
  });
}
