import type { MenuItem } from '../../../domain/catalogue/categories/menu';
import type { Crumb } from '../../../domain/navigation/breadcrumbs';

/** A department of the menu and the category in it that contains the page; null for the department itself. */
export interface Neighbours {
  readonly department: MenuItem;
  readonly current: MenuItem | null;
}

/**
 * Returns the menu position of a category page; a category too deep for the menu has the position of its nearest
 * ancestor. Null for categories that are not in the menu and departments without categories.
 */
export function neighboursOf(menu: readonly MenuItem[], path: string, crumbs: readonly Crumb[]): Neighbours | null {
  const departments = menu.flatMap((top) => top.children).filter(({ children }) => children.length > 0);
  for (const here of [path, ...crumbs.map((crumb) => crumb.path).reverse()]) {
    for (const department of departments) {
      if (department.path === here) return { department, current: null };
      const current = department.children.find((child) => child.path === here);
      if (current !== undefined) return { department, current };
    }
  }
  return null;
}
