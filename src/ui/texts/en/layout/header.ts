import { sharedTexts } from '../shared';

/** Texts of the header and the bottom bar. */
export const headerTexts = {
  mainMenu: 'Main',
  menu: 'Menu',
  search: 'Search',
  home: sharedTexts.home,
  cart: 'Cart',
  wishlist: 'Wishlist',
  /** For screen readers, between "Cart" or "Wishlist" and the number. */
  itemsInCart: 'items: ',
  shortcuts: 'Shortcuts',
} as const;
