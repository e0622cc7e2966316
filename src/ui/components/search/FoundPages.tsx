import { inStore } from '../../site-props';
import { searchTexts } from '../../texts/en/catalogue/search';

interface FoundPagesProps {
  readonly pages: readonly { readonly name: string; readonly path: string }[];
  readonly storePrefix: string;
}

/** Categories and content pages that match the term, above the products. */
export function FoundPages({ pages, storePrefix }: FoundPagesProps) {
  if (pages.length === 0) return null;
  return (
    <nav aria-label={searchTexts.pages}>
      <ul className="strip">
        {pages.map(({ name, path }) => (
          <li key={path}>
            <a className="strip-link" href={inStore(storePrefix, path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
