/** A page of the account. */
interface AccountPage {
  /** Without store prefix; below it when the page is about one record. */
  readonly path: string;
  readonly title: string;
  /** Where the menu lists it; null for a page that is reached from another one. */
  readonly group: 'personal' | 'orders' | null;
  /** The feature that the page needs and the backend may lack; then the menu does not list the page. */
  readonly needs?: 'hasNewsletter' | 'hasWishlists' | 'hasReviews';
  /** Target of the back link, if not the account itself. */
  readonly within?: AccountPageName;
}

export type AccountPageName =
  | 'my-account'
  | 'my-profile'
  | 'my-data'
  | 'addresses-details'
  | 'new-address'
  | 'edit-address'
  | 'my-newsletter'
  | 'my-wishlist'
  | 'order-history'
  | 'one-order'
  | 'my-reviews';

/** The pages of the account, in the order of the menu. */
export const ACCOUNT_PAGES: Readonly<Record<AccountPageName, AccountPage>> = {
  'my-account': { path: '/customer', title: 'My Account', group: null },
  'my-profile': { path: '/customer/my-profile', title: 'My profile', group: 'personal' },
  'my-data': { path: '/customer/my-data', title: 'My data', group: null, within: 'my-profile' },
  'addresses-details': { path: '/customer/addresses-details', title: 'Addresses details', group: 'personal' },
  'new-address': {
    path: '/customer/addresses-details/create',
    title: 'New address',
    group: null,
    within: 'addresses-details',
  },
  'edit-address': {
    path: '/customer/addresses-details/edit',
    title: 'Change an address',
    group: null,
    within: 'addresses-details',
  },
  'my-newsletter': {
    path: '/customer/my-newsletter',
    title: 'My newsletter',
    group: 'personal',
    needs: 'hasNewsletter',
  },
  'my-wishlist': { path: '/customer/my-wishlist', title: 'My wishlist', group: 'personal', needs: 'hasWishlists' },
  'order-history': { path: '/customer/order-history', title: 'Order history', group: 'orders' },
  'one-order': { path: '/customer/order-history/', title: 'Your order', group: null, within: 'order-history' },
  'my-reviews': { path: '/customer/my-reviews', title: 'My reviews', group: 'orders', needs: 'hasReviews' },
};

/** Texts around every page of the account. */
export const accountFrameTexts = {
  menu: 'My Account',
  groups: { personal: 'Personal details', orders: 'Order details' },
  back: (title: string) => `Back to ${title}`,
  logOut: 'Log out',
  loading: 'Opening your account…',
  open: 'Open my account',
  ended: 'We signed you out, because you had not used your account for a while.',
  goOn: 'Continue',
} as const;
