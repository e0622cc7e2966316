import type { Crumb } from '../../../domain/navigation/breadcrumbs';
import { inStore, type SiteProps } from '../../site-props';
import { listingTexts } from '../../texts/en/catalogue/listing';
import type { MenuItem } from '../../../domain/catalogue/categories/menu';

interface CategoryStripProps {
  readonly site: Pick<SiteProps, 'menu' | 'storePrefix'>;
  /** Path of this page, without store prefix. */
  readonly path: string;
  /** Ancestors of this category. */
  readonly crumbs: readonly Crumb[];
}

/** Links to the sibling categories. On a phone they are one scrolling line, so that products come first. */
export function CategoryStrip({ site: { menu, storePrefix }, path, crumbs }: CategoryStripProps) {
  const neighbours = neighboursOf(menu, path, crumbs);
  if (neighbours === null) return null;
  const { department, current } = neighbours;
  const links = [{ ...department, name: listingTexts.allOf(department.name) }, ...department.children];
  const here = current ?? department;
  return (
    <nav aria-label={listingTexts.within(department.name)}>
      <ul className="strip">
        {links.map((link) => (
          <li key={link.path}>
            <a
              className="strip-link"
              href={inStore(storePrefix, link.path)}
              aria-current={link.path === path ? 'page' : link.path === here.path ? 'true' : undefined}
            >
              {link.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A department of the menu and the category in it that contains the page; null for the department itself. */
interface Neighbours {
  readonly department: MenuItem;
  readonly current: MenuItem | null;
}

/**
 * Returns the menu position of a category page; a category too deep for the menu has the position of its nearest
 * ancestor. Null for categories that are not in the menu and departments without categories.
 */
function neighboursOf(menu: readonly MenuItem[], path: string, crumbs: readonly Crumb[]): Neighbours | null {
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
