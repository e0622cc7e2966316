import type { MenuItem } from '../../../domain/catalogue/menu';
import type { Crumb } from '../../../domain/navigation/breadcrumbs';

/** A department of the menu and the one of its categories that the shopper is in or below; null: in all of it. */
export interface Neighbours {
  readonly department: MenuItem;
  readonly current: MenuItem | null;
}

/**
 * Where in the menu a category page stands. A category too deep for the menu stands where its nearest ancestor does.
 * Null for what the menu does not know, and for a department that is not divided.
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
