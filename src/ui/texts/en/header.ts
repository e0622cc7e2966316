import { sharedTexts } from './shared';

/** Texts of the header and the bottom bar. */
export const headerTexts = {
  mainMenu: 'Main',
  menu: 'Menu',
  home: sharedTexts.home,
  cart: 'Cart',
  itemsInCart: (count: number) => (count === 1 ? 'item in cart' : 'items in cart'),
  shortcuts: 'Shortcuts',
} as const;
