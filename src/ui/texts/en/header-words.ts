/** Words of the top banner, the header and the menus that no script changes. */
export const headerWords = {
  banner: 'Shop news',
  greeting: (weekday: string) => `Have a great ${weekday}`,
  logoName: (storeName: string) => storeName,
  homeLink: (storeName: string) => `${storeName}: home`,
  closeMenu: 'Close menu',
  closeSearch: 'Close search',
  about: (name: string) => `About ${name.toLowerCase()}`,
  allOf: (name: string) => `All ${name.toLowerCase()}`,
  call: 'Call us: ',
} as const;
