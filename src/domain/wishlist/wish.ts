import { DEFAULT_QUANTITY } from '../cart/quantity';
import { variantOf } from '../cart/refusal-to-add';
import type { Product, ProductSummary } from '../catalogue/product';
import { ok, refuse, type Result } from '../shared/result';

/** What is asked to be put on the list. */
export interface Wish {
  /** Of the variant where one is chosen. */
  readonly sku: string;
  /** Set for a configurable, chosen or not. */
  readonly parentSku: string | null;
  readonly quantity: number;
  /** True for what is put together from parts; it is wished for as the florist composes it. */
  readonly isBundle: boolean;
}

export interface WishRefusal {
  readonly kind: 'type-not-supported';
  readonly typeName: string;
}

/** S5-24, S5-25. One piece of the product, as far as it is chosen; what is out of stock may be wished for. */
export function toWish(product: Product | ProductSummary): Result<Wish, WishRefusal> {
  // Every type that the shop has a word for can be wished for.
  if (product.type === 'unknown') return refuse({ kind: 'type-not-supported', typeName: product.typeName });
  return ok({
    sku: variantOf(product)?.sku ?? product.sku,
    parentSku: product.type === 'configurable' ? product.sku : null,
    quantity: DEFAULT_QUANTITY,
    isBundle: product.type === 'bundle',
  });
}
