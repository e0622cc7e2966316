/** Words of the top banner, the header and the menus that no script changes. */
export const headerWords = {
  banner: 'Shop news',
  greeting: (weekday: string) => `Have a great ${weekday}`,
  logoName: (storeName: string) => storeName,
  homeLink: (storeName: string) => `${storeName}: home`,
  closeMenu: 'Close menu',
  account: 'Account',
  /** For screen readers, after "Account". */
  signedIn: '(you are signed in)',
  /** For screen readers, before the postcode, if one was named. */
  place: 'Where we deliver ',
  /** For screen readers, before the code of the currency. */
  currency: 'Currency: ',
  /** For screen readers, before the name of the country. */
  store: 'Shop in: ',
  closeSearch: 'Close search',
  about: (name: string) => `About ${name.toLowerCase()}`,
  allOf: (name: string) => `All ${name.toLowerCase()}`,
  call: 'Call us: ',
} as const;
