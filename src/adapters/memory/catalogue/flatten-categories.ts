import type { Category } from '../../../domain/catalogue/categories/category';

/** Flattens a tree, parents before their children. */
export function everyCategory(tree: readonly Category[]): readonly Category[] {
  return tree.flatMap((category) => [category, ...everyCategory(category.children)]);
}
