import { sharedTexts } from './shared';

/** Words of the header and of the bar at the bottom of a phone. */
export const headerTexts = {
  mainMenu: 'Main',
  menu: 'Menu',
  home: sharedTexts.home,
  cart: 'Cart',
  itemsInCart: (count: number) => (count === 1 ? 'item in cart' : 'items in cart'),
  shortcuts: 'Shortcuts',
} as const;
