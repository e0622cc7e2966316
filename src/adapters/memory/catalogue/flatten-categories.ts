import type { Category } from '../../../domain/catalogue/category';

/** A tree as a list, parents before their children. */
export function everyCategory(tree: readonly Category[]): readonly Category[] {
  return tree.flatMap((category) => [category, ...everyCategory(category.children)]);
}
