import { type SiteProps, inStore } from '../../site-props';
import { errorTexts } from '../../texts/en/layout/errors';

/** Links to departments; nothing if the menu could not be loaded. */
export function Departments({ site }: { readonly site: Pick<SiteProps, 'storePrefix' | 'menu'> | null }) {
  const departments = site?.menu.flatMap(({ children }) => children) ?? [];
  if (site === null || departments.length === 0) return null;
  return (
    <nav aria-label={errorTexts.departments}>
      <ul className="error-ways">
        {departments.map(({ name, path }) => (
          <li key={path}>
            <a className="way-on" href={inStore(site.storePrefix, path)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
