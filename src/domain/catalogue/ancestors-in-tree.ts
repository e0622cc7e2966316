import type { Category } from './category';

/** Returns the ancestors of a category, outermost first; empty if it is not in the tree. */
export function ancestorsInTree(tree: readonly Category[], uid: string): readonly Category[] {
  return find(tree, uid) ?? [];
}

function find(level: readonly Category[], uid: string): readonly Category[] | null {
  for (const category of level) {
    if (category.uid === uid) return [];
    const below = find(category.children, uid);
    if (below !== null) return [category, ...below];
  }
  return null;
}
