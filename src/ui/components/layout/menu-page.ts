import type { MenuItem } from '../../../domain/catalogue/menu';

/**
 * True for an entry that leads to a page of words (`/chichester-funeral-flowers`), and not to one of the departments below
 * it. Its menu has to offer that page too: its own name only opens the menu.
 */
export function hasPageOfItsOwn({ path, children }: MenuItem): boolean {
  return children.every((child) => child.path !== path);
}
