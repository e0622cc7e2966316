import { fireEvent, render, screen } from '@testing-library/react';
import type { MenuItem } from '../../../src/domain/catalogue/categories/menu';
import { MainMenu } from '../../../src/ui/components/layout/MainMenu';
import { EMPTY_LAYOUT_DATA } from '../../../src/ui/site-props';

const leaf = (name: string): MenuItem => ({ name, path: `/${name.toLowerCase()}.html`, children: [] });
const MENU: readonly MenuItem[] = [
  {
    name: 'Shop',
    path: '/flowers.html',
    children: [
      { name: 'Flowers', path: '/flowers.html', children: [leaf('Roses'), leaf('Tulips')] },
      { name: 'Plants', path: '/plants.html', children: [leaf('Orchids')] },
    ],
  },
  leaf('Weddings'),
  leaf('Contact'),
];

/** jsdom has no popovers, so an attribute marks the open one. */
beforeEach(() => {
  const isOpen = Element.prototype.matches;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector: string) {
    return selector === ':popover-open' ? this.hasAttribute('data-open') : isOpen.call(this, selector);
  });
  HTMLElement.prototype.showPopover = function () {
    this.setAttribute('data-open', '');
  };
  HTMLElement.prototype.hidePopover = function () {
    this.removeAttribute('data-open');
  };
});
afterEach(() => jest.restoreAllMocks());

/** Presses the keys in turn on the focused element and returns the name of the last one. */
function press(...keys: readonly string[]): string | null {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key: `Arrow${key}` });
  return document.activeElement?.textContent ?? null;
}

function open() {
  const { container } = render(<MainMenu site={{ ...EMPTY_LAYOUT_DATA, menu: MENU }} />);
  screen.getByRole('button', { name: 'Shop' }).focus();
  return () => container.querySelector('[data-open]') !== null;
}

describe('S2-69 arrow keys', () => {
  test('move along the top level and stop at its ends', () => {
    open();
    expect(press('Left')).toBe('Shop');
    expect(press('Right')).toBe('Weddings');
    expect(press('Right', 'Right')).toBe('Contact');
    expect(press('Left', 'Left')).toBe('Shop');
  });

  test('move down into a drop-down, through its links, and back out', () => {
    const isOpen = open();
    expect(press('Down')).toBe('Flowers');
    expect(isOpen()).toBe(true);
    expect(press('Down', 'Down', 'Down')).toBe('Tulips');
    expect(press('Up', 'Up')).toBe('Flowers');
    expect(press('Up')).toBe('Shop');
    expect(isOpen()).toBe(false);
  });

  test('move between headings, also from a link below one', () => {
    open();
    expect(press('Down', 'Right')).toBe('Plants');
    expect(press('Right')).toBe('Plants');
    expect(press('Down', 'Left')).toBe('Flowers');
  });

  test('close with Up from the top, and ignore entries without a drop-down and other keys', () => {
    const isOpen = open();
    press('Down');
    screen.getByRole('button', { name: 'Shop' }).focus();
    expect(press('Up')).toBe('Shop');
    expect(isOpen()).toBe(false);
    screen.getByRole('link', { name: 'Weddings' }).focus();
    expect(press('Down')).toBe('Weddings');
    expect(fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Tab' })).toBe(true);
  });
});
