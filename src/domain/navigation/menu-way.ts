import { ancestorsInTree } from '../catalogue/ancestors-in-tree';
import type { Category } from '../catalogue/category';

/** The open categories of the mobile menu, outermost first; empty at the top level. */
export type MenuWay = readonly Category[];

/** Returns the categories marked for the menu. */
export function inMenu(level: readonly Category[]): readonly Category[] {
  return level.filter((category) => category.inMenu);
}

/** Opens the menu at the active category, or at its parent if it has no children. */
export function openingWay(tree: readonly Category[], active: Category | null): MenuWay {
  if (active === null) return [];
  const above = ancestorsInTree(tree, active.uid);
  return inMenu(active.children).length > 0 ? [...above, active] : above;
}

/** Returns the entries shown at a menu path. */
export function offeredAt(tree: readonly Category[], way: MenuWay): readonly Category[] {
  return inMenu(way[way.length - 1]?.children ?? tree);
}

/** Opens a category with children; returns null for one without, whose page is shown instead. */
export function stepInto(way: MenuWay, category: Category): MenuWay | null {
  return inMenu(category.children).length > 0 ? [...way, category] : null;
}

export function stepBack(way: MenuWay): MenuWay {
  return way.slice(0, -1);
}
