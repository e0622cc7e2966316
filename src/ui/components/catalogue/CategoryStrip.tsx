import type { Crumb } from '../../../domain/navigation/breadcrumbs';
import { inStore, type SiteProps } from '../../site-props';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { neighboursOf } from './neighbours';

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
