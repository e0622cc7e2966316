/** The list of weddings, and below it a page for each. */
export const WEDDINGS = 'chichester-wedding-flowers';

interface Route {
  /** The first segment of its paths, below a store's prefix. Upper and lower case differ. */
  readonly name: string;
  /** Drawn by `[...slug].tsx`, as paths of the catalogue are; every other route has a file in `src/pages`. */
  readonly isContent: boolean;
  /** Cart, checkout, account and calls: never cached, never fetched ahead. Public pages are the same for everybody. */
  readonly isPersonal: boolean;
  /** Whether it exists below the prefix of every store too. */
  readonly isInEveryStore: boolean;
}

const personal = (name: string): Route => ({ name, isContent: false, isPersonal: true, isInEveryStore: true });
const content = (name: string): Route => ({ name, isContent: true, isPersonal: false, isInEveryStore: true });

/** Every other path is the home page, a category, a product or another content page. */
const ROUTES: readonly Route[] = [
  personal('api'),
  personal('cart'),
  personal('checkout'),
  personal('customer'),
  personal('enquiry'),
  personal('newsletter'),
  // The page that the service worker shows without a connection.
  { name: 'offline', isContent: false, isPersonal: false, isInEveryStore: true },
  personal('order-status'),
  personal('reset-password'),
  { name: 'search', isContent: false, isPersonal: false, isInEveryStore: true },
  personal('sign-in'),
  // For developers; 404 in production.
  { name: 'styleguide', isContent: false, isPersonal: true, isInEveryStore: false },
  // Whatever content, by the rest of the path or the query.
  content('Cms'),
  content('Home'),
  content('Page'),
  content('Pages'),
  // Content pages with an address of their own: the catalogue is not asked about these.
  content('accessibility'),
  content('chichester-florists'),
  content('chichester-flower-workshops'),
  content('chichester-funeral-flowers'),
  content(WEDDINGS),
  content('company'),
  content('complaints'),
  content('contact-us'),
  content('cookies'),
  content('delivery'),
  content('flower-care'),
  content('local-suppliers'),
  content('privacy'),
  content('returns'),
  content('reviews'),
  content('terms'),
];

const namesOf = (routes: readonly Route[]): readonly string[] => routes.map(({ name }) => name);

const PAGE_ROUTES = ROUTES.filter(({ isContent }) => !isContent);
/** Routes with a file of their own. */
export const ROUTE_NAMES = namesOf(PAGE_ROUTES);
export const PERSONAL_ROUTES = namesOf(PAGE_ROUTES.filter(({ isPersonal }) => isPersonal));
export const STORE_ROUTES = namesOf(PAGE_ROUTES.filter(({ isInEveryStore }) => isInEveryStore));
export const CONTENT_ROUTES = namesOf(ROUTES.filter(({ isContent }) => isContent));

/** First segments of paths that the front server answers itself, or passes to another service. */
const SERVER_NAMES: readonly string[] = ['bank', 'healthz', 'media', 'payment', 'readyz'];

/** First path segments that no store may have as its prefix. */
export const RESERVED_NAMES: readonly string[] = [...ROUTE_NAMES, ...CONTENT_ROUTES, ...SERVER_NAMES];
