import type { ProductKind } from './product-kind';

/** Days after delivery within which an order can be cancelled without a reason. Consumer Contracts Regulations 2013, regulation 30. */
export const CANCELLATION_DAYS = 14;

/** Products that perish, are made to order, or are kept for a date. The same regulations, regulation 28. */
const KEPT: ReadonlySet<ProductKind> = new Set<ProductKind>(['flowers', 'letterbox', 'tribute', 'workshop']);

/** Whether what is of this kind can be cancelled without a reason. */
export function isCancellable(kind: ProductKind): boolean {
  return !KEPT.has(kind);
}
