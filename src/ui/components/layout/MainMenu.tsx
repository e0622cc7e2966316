import type { KeyboardEvent } from 'react';
import type { MenuItem } from '../../../domain/catalogue/categories/menu';
import { inStore, type SiteProps } from '../../site-props';
import { headerTexts } from '../../texts/en/layout/header';
import { headerWords } from '../../texts/en/layout/header-words';
import { Icon } from '../shared/Icon';
import { ServerOnly } from '../shared/ServerOnly';
import { walkMenu } from './menu-arrows';
import { hasPageOfItsOwn } from './menu-page';

/** The desktop menu. Its drop-downs are native popovers, which work before hydration. */
export function MainMenu({ site }: { site: SiteProps }) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target instanceof Element && walkMenu(event.currentTarget, event.target, event.key))
      event.preventDefault();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles keys that bubble from its links
    <nav className="main-menu" aria-label={headerTexts.mainMenu} onKeyDown={walk} data-queue-keys="Arrow">
      <ServerOnly id="main-menu" cacheKey={site}>
        {process.env.NEXT_RUNTIME !== '' && <Row site={site} />}
      </ServerOnly>
    </nav>
  );
}

function Row({ site: { menu, storePrefix } }: { site: SiteProps }) {
  return (
    <ul className="main-menu-row">
      {menu.map((item, index) => (
        <li key={item.path + item.name}>
          {item.children.length === 0 ? (
            <a className="header-link" href={inStore(storePrefix, item.path)}>
              {item.name}
            </a>
          ) : (
            <DropDown id={`menu-${index}`} item={item} storePrefix={storePrefix} />
          )}
        </li>
      ))}
    </ul>
  );
}

function DropDown({ id, item, storePrefix }: { id: string; item: MenuItem; storePrefix: string }) {
  return (
    <>
      <button type="button" className="header-link" id={`${id}-opener`} popoverTarget={id}>
        <span>{item.name}</span>
        <Icon name="down" />
      </button>
      <div id={id} popover="auto" className="drop-down">
        <ul>
          {item.children.map((child) => (
            <li key={child.path}>
              <a className="drop-down-heading" href={inStore(storePrefix, child.path)}>
                {child.name}
              </a>
              {child.children.length > 0 && (
                <ul>
                  {child.children.map((leaf) => (
                    <li key={leaf.path}>
                      <a className="drop-down-link" href={inStore(storePrefix, leaf.path)}>
                        {leaf.name}
                      </a>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
        {hasPageOfItsOwn(item) && (
          <a className="way-on" href={inStore(storePrefix, item.path)}>
            {headerWords.about(item.name)}
          </a>
        )}
      </div>
    </>
  );
}
