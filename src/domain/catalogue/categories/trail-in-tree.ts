import type { Category } from './category';

/** Returns a category and its ancestors, outermost first; empty if it is not in the tree. */
export function trailInTree(tree: readonly Category[], uid: string): readonly Category[] {
  for (const category of tree) {
    if (category.uid === uid) return [category];
    const below = trailInTree(category.children, uid);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
