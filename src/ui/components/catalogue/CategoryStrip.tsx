import { inStore } from '../../site-props';
import { listingTexts } from '../../texts/en/catalogue/listing';
import type { Neighbours } from './neighbours';

interface CategoryStripProps {
  readonly neighbours: Neighbours | null;
  /** Path of this page, without store prefix. */
  readonly path: string;
  readonly storePrefix: string;
}

/** Links to the sibling categories. On a phone they are one scrolling line, so that products come first. */
export function CategoryStrip({ neighbours, path, storePrefix }: CategoryStripProps) {
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
