import { ancestorsInTree } from '../catalogue/ancestors-in-tree';
import type { Category } from '../catalogue/category';

/** The open categories of the mobile menu, outermost first; empty at the top level. */
export type MenuPath = readonly Category[];

/** Returns the categories marked for the menu. */
export function inMenu(level: readonly Category[]): readonly Category[] {
  return level.filter((category) => category.inMenu);
}

/** Opens the menu at the active category, or at its parent if it has no children. */
export function initialMenuPath(tree: readonly Category[], active: Category | null): MenuPath {
  if (active === null) return [];
  const above = ancestorsInTree(tree, active.uid);
  return inMenu(active.children).length > 0 ? [...above, active] : above;
}

/** Returns the entries shown at a menu path. */
export function offeredAt(tree: readonly Category[], path: MenuPath): readonly Category[] {
  return inMenu(path[path.length - 1]?.children ?? tree);
}

/** Opens a category with children; returns null for one without, whose page is shown instead. */
export function stepInto(path: MenuPath, category: Category): MenuPath | null {
  return inMenu(category.children).length > 0 ? [...path, category] : null;
}

export function stepBack(path: MenuPath): MenuPath {
  return path.slice(0, -1);
}
