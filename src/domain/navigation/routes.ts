interface Route {
  /** The first segment of its paths, below a store's prefix. */
  readonly name: string;
  /** Cart, checkout, account and calls: never cached, never fetched ahead. Public pages are the same for everybody. */
  readonly isPersonal: boolean;
  /** Whether it exists below the prefix of every store too. */
  readonly isInEveryStore: boolean;
}

const personal = (name: string): Route => ({ name, isPersonal: true, isInEveryStore: true });

/** The routes of `src/pages` with a name; every other path is the home page, a category, a product or a content page. */
const ROUTES: readonly Route[] = [
  personal('api'),
  personal('cart'),
  personal('checkout'),
  personal('customer'),
  personal('newsletter'),
  // What the service worker shows without a connection.
  { name: 'offline', isPersonal: false, isInEveryStore: false },
  personal('order-status'),
  personal('reset-password'),
  { name: 'search', isPersonal: false, isInEveryStore: true },
  personal('sign-in'),
  // For developers; 404 in production.
  { name: 'styleguide', isPersonal: true, isInEveryStore: false },
];

const namesOf = (routes: readonly Route[]): readonly string[] => routes.map(({ name }) => name);

export const ROUTE_NAMES = namesOf(ROUTES);
export const PERSONAL_ROUTES = namesOf(ROUTES.filter(({ isPersonal }) => isPersonal));
export const STORE_ROUTES = namesOf(ROUTES.filter(({ isInEveryStore }) => isInEveryStore));

/** First segments of paths that the front server answers itself, or passes to another service. */
const SERVER_NAMES: readonly string[] = ['bank', 'healthz', 'media', 'payment', 'readyz'];

/** First path segments that no store may have as its prefix. */
export const RESERVED_NAMES: readonly string[] = [...ROUTE_NAMES, ...SERVER_NAMES];
