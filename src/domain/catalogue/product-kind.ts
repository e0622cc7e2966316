import { isIn } from './departments';

/** How a product is made, packed and delivered; `other` where its categories do not say. */
export const PRODUCT_KINDS = [
  'flowers',
  'letterbox',
  'dried',
  'tribute',
  'plant',
  'gift',
  'workshop',
  'gift-card',
  'download',
  'other',
] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** The first match applies: a hamper or a plant is also listed among the flowers of an occasion. */
const DEPARTMENTS: readonly (readonly [path: string, kind: ProductKind])[] = [
  ['workshops', 'workshop'],
  ['gifts/gift-cards', 'gift-card'],
  ['gifts/guides', 'download'],
  ['gifts', 'gift'],
  ['plants', 'plant'],
  ['funerals', 'tribute'],
  ['flowers/letterbox', 'letterbox'],
  ['flowers/dried', 'dried'],
  ['flowers', 'flowers'],
];

/** Returns the kind of a product in these categories, without suffix: `funerals/wreaths`. */
export function productKind(product: { readonly categoryPaths: readonly string[] }): ProductKind {
  return DEPARTMENTS.find(([department]) => isIn(product, department))?.[1] ?? 'other';
}

/** Days after delivery within which an order can be cancelled without a reason. Consumer Contracts Regulations 2013, regulation 30. */
export const CANCELLATION_DAYS = 14;

/** Products that perish, are made to order, or are kept for a date. The same regulations, regulation 28. */
const KEPT: ReadonlySet<ProductKind> = new Set<ProductKind>(['flowers', 'letterbox', 'tribute', 'workshop']);

/** Whether what is of this kind can be cancelled without a reason. */
export function isCancellable(kind: ProductKind): boolean {
  return !KEPT.has(kind);
}
