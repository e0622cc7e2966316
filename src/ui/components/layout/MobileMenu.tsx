import type { MenuItem } from '../../../domain/catalogue/categories/menu';
import { inStore, type SiteProps } from '../../site-props';
import { contactTexts } from '../../texts/en/layout/contact';
import { headerTexts } from '../../texts/en/layout/header';
import { headerWords } from '../../texts/en/layout/header-words';
import { Icon } from '../shared/Icon';
import { ChoiceLinks } from './ChoiceLinks';
import { hasPageOfItsOwn } from './MainMenu';

/** Id of the popover that the bottom bar opens. */
export const MOBILE_MENU_ID = 'mobile-menu';

/** The mobile menu: a native popover with one collapsible section for each department. */
export function MobileMenu({ site }: { readonly site: SiteProps }) {
  const { menu, storePrefix } = site;
  return (
    <nav id={MOBILE_MENU_ID} popover="auto" className="mobile-menu" aria-label={headerTexts.menu}>
      <div className="mobile-menu-head">
        <p className="mobile-menu-title">{headerTexts.menu}</p>
        <button
          type="button"
          className="header-link"
          id="mobile-menu-close"
          popoverTarget={MOBILE_MENU_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="sr-only">{headerWords.closeMenu}</span>
        </button>
      </div>
      <Branches items={menu} storePrefix={storePrefix} open />
      <p className="mobile-menu-call">
        <a className="ask-way" href={contactTexts.phoneLink}>
          <Icon name="phone" />
          {headerWords.call}
          {contactTexts.phone}
        </a>
      </p>
      <p className="mobile-menu-choices">
        <ChoiceLinks place="menu" className="header-link" site={site} />
      </p>
    </nav>
  );
}

interface BranchesProps {
  readonly items: readonly MenuItem[];
  readonly storePrefix: string;
  /** These are expanded initially, so that the departments are visible. */
  readonly open: boolean;
}

function Branches({ items, storePrefix, open }: BranchesProps) {
  return (
    <ul className="mobile-menu-list">
      {items.map((item) => (
        <li key={item.path + item.name}>
          {item.children.length === 0 ? (
            <a className="mobile-menu-link" href={inStore(storePrefix, item.path)}>
              {item.name}
            </a>
          ) : (
            <details open={open}>
              <summary className="mobile-menu-link">
                <span>{item.name}</span>
                <Icon name="down" />
              </summary>
              {wholesOf(item, open).map(({ name, path }) => (
                <a key={path} className="mobile-menu-link mobile-menu-all" href={inStore(storePrefix, path)}>
                  {name}
                </a>
              ))}
              <Branches items={withoutOnlyChild(item).children} storePrefix={storePrefix} open={false} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A department whose only child has its own name (Funerals > Funerals) needs no second level. */
function withoutOnlyChild(item: MenuItem): MenuItem {
  const [only, ...others] = item.children;
  return only !== undefined && others.length === 0 && only.children.length > 0 ? only : item;
}

/** Links to a department itself: its content page and its products. */
function wholesOf(item: MenuItem, isTop: boolean): readonly { readonly name: string; readonly path: string }[] {
  const products = withoutOnlyChild(item);
  const words = isTop && hasPageOfItsOwn(item) ? [{ name: headerWords.about(item.name), path: item.path }] : [];
  const all = isTop && products === item ? [] : [{ name: headerWords.allOf(products.name), path: products.path }];
  return [...words, ...all];
}
