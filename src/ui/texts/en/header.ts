import { contactTexts } from './contact';
import { sharedTexts } from './shared';

/** Texts of the banner, the header, the mobile menu and the bottom bar. */
export const headerTexts = {
  banner: 'Shop news',
  greeting: (weekday: string) => `Have a great ${weekday}`,
  logoName: (storeName: string) => storeName,
  homeLink: (storeName: string) => `${storeName}: home`,
  mainMenu: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  about: (name: string) => `About ${name.toLowerCase()}`,
  allOf: (name: string) => `All ${name.toLowerCase()}`,
  home: sharedTexts.home,
  cart: 'Cart',
  call: `Call us: ${contactTexts.phone}`,
  itemsInCart: (count: number) => (count === 1 ? 'item in cart' : 'items in cart'),
  shortcuts: 'Shortcuts',
} as const;
