import type { KeyboardEvent } from 'react';
import type { MenuItem } from '../../../domain/catalogue/categories/menu';
import { inStore, type SiteProps } from '../../site-props';
import { headerTexts } from '../../texts/en/layout/header';
import { headerWords } from '../../texts/en/layout/header-words';
import { Icon } from '../shared/Icon';
import { ServerOnly } from '../shared/ServerOnly';

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

/**
 * True for a menu entry whose own URL is a content page (`/chichester-funeral-flowers`), not one of its departments.
 * Its drop-down must link that page too, because its name only opens the drop-down.
 */
export function hasPageOfItsOwn({ path, children }: MenuItem): boolean {
  return children.every((child) => child.path !== path);
}

/** Arrow key navigation of the main menu. */
type Step =
  | { readonly kind: 'focus'; readonly on: HTMLElement }
  | { readonly kind: 'open'; readonly dropDown: HTMLElement }
  | { readonly kind: 'close'; readonly dropDown: HTMLElement; readonly opener: HTMLElement };

const TOP = '.main-menu-row > li > .header-link';
const HEADING = '.drop-down-heading';

const all = (within: Element, selector: string) => [...within.querySelectorAll<HTMLElement>(selector)];

/**
 * Left and Right move along the top level, or along the headings of an open drop-down, and stop at the ends. Down
 * opens a drop-down and moves into it, Up moves back. Returns true if the focus moved.
 */
function walkMenu(nav: Element, at: Element, key: string): boolean {
  const step = at.matches(TOP) ? fromTop(nav, at, key) : fromDropDown(nav, at, key);
  if (step === null) return false;
  switch (step.kind) {
    case 'focus':
      step.on.focus();
      return true;
    case 'open':
      if (!isOpen(step.dropDown)) step.dropDown.showPopover();
      step.dropDown.querySelector<HTMLElement>(HEADING)?.focus();
      return true;
    case 'close':
      if (isOpen(step.dropDown)) step.dropDown.hidePopover();
      step.opener.focus();
      return true;
  }
}

/** A closed popover has no layout box. */
const isOpen = (dropDown: Element) => dropDown.matches(':popover-open');

function fromTop(nav: Element, at: Element, key: string): Step | null {
  const dropDown = dropDownOf(nav, at);
  if (key === 'ArrowDown' && dropDown !== null) return { kind: 'open', dropDown };
  if (key === 'ArrowUp' && dropDown !== null && at instanceof HTMLElement) {
    return { kind: 'close', dropDown, opener: at };
  }
  return key === 'ArrowLeft' || key === 'ArrowRight' ? along(all(nav, TOP), at, key) : null;
}

function dropDownOf(nav: Element, opener: Element): HTMLElement | null {
  const id = opener.getAttribute('popovertarget');
  return id === null ? null : nav.querySelector(`[id="${id}"]`);
}

function fromDropDown(nav: Element, at: Element, key: string): Step | null {
  const dropDown = at.closest<HTMLElement>('.drop-down');
  const column = at.closest('.drop-down > ul > li');
  const opener = nav.querySelector<HTMLElement>(`[popovertarget="${dropDown?.id ?? ''}"]`);
  if (dropDown === null || column === null || opener === null) return null;
  const heading = column.querySelector(HEADING);
  if (key === 'ArrowUp' && at === heading) return { kind: 'close', dropDown, opener };
  if (key === 'ArrowUp' || key === 'ArrowDown') return along(all(column, 'a'), at, key);
  return heading === null ? null : along(all(dropDown, HEADING), heading, key);
}

/** The next or previous item of the list; null at its ends and for other keys. */
function along(list: readonly HTMLElement[], at: Element, key: string): Step | null {
  const by = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : key === 'ArrowLeft' || key === 'ArrowUp' ? -1 : 0;
  const from = list.findIndex((one) => one === at);
  const on = by === 0 || from < 0 ? undefined : list[from + by];
  return on === undefined ? null : { kind: 'focus', on };
}
