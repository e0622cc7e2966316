import type { MenuItem } from '../../../domain/catalogue/categories/menu';

/**
 * True for a menu entry whose own URL is a content page (`/chichester-funeral-flowers`), not one of its departments.
 * Its drop-down must link that page too, because its name only opens the drop-down.
 */
export function hasPageOfItsOwn({ path, children }: MenuItem): boolean {
  return children.every((child) => child.path !== path);
}
