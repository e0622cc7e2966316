import { ancestorsInTree } from '../catalogue/ancestors-in-tree';
import type { Category } from '../catalogue/category';

/** How far somebody has gone into the menu of a phone: categories from the outside in; none is its beginning. */
export type MenuWay = readonly Category[];

/** The categories of a level that stand in the menu. */
export function inMenu(level: readonly Category[]): readonly Category[] {
  return level.filter((category) => category.inMenu);
}

/** Where the menu opens: at the category that is shown, or above it when there is nothing below. */
export function openingWay(tree: readonly Category[], active: Category | null): MenuWay {
  if (active === null) return [];
  const above = ancestorsInTree(tree, active.uid);
  return inMenu(active.children).length > 0 ? [...above, active] : above;
}

/** What is offered at a place of the menu. */
export function offeredAt(tree: readonly Category[], way: MenuWay): readonly Category[] {
  return inMenu(way[way.length - 1]?.children ?? tree);
}

/** One step in: a category with others below is opened; null says that its page is to be shown instead. */
export function stepInto(way: MenuWay, category: Category): MenuWay | null {
  return inMenu(category.children).length > 0 ? [...way, category] : null;
}

export function stepBack(way: MenuWay): MenuWay {
  return way.slice(0, -1);
}
