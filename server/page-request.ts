import { createHash } from 'node:crypto';
import { type Config } from '../src/composition/settings/config';
import { PERSONAL_ROUTES } from '../src/domain/navigation/routes';

type Stores = Config['stores'];

/** The kind of a request. */
export type PathKind =
  /** The same for everybody of one store and currency: cacheable. */
  | 'page'
  /** Cart, checkout, account and API calls: personal, never cached. */
  | 'personal'
  /** A file that exists. */
  | 'file'
  /** A picture of the storage. */
  | 'picture'
  /** Below `/_next/`, where only files and the data of pages are. */
  | 'missing';

/** The files that exist, and whether the data of pages is that of the running build. */
export interface KnownFiles {
  has(decodedPath: string): boolean;
  isBuild(name: string): boolean;
}

export interface PageRequest {
  /** sha-256 of everything the page may depend on. */
  readonly key: string;
  /** Path and query as the page sees them: sorted, without tracking parameters. */
  readonly url: string;
  /** Its tracking parameters: `utm_source=mail&gclid=x`; empty if there are none, or too many. */
  readonly tracking: string;
  /** The currency's cookie, by the name that the page reads. */
  readonly cookie: string;
  readonly isDefaultCurrency: boolean;
}

/** The names of `reserved-params.ts`, which this program cannot import; a test compares them. */
const TRACKING = /^(gclid|gbraid|fbclid|wbraid|dclid|gclsrc|msclkid|ttclid|srsltid|mc_cid|mc_eid|utm_.*)$/i;

/** `/sitemap.xml` and its files. */
const SITEMAP = /^\/sitemap(-[\w-]+)?\.xml$/;

/** The data of a page: `/_next/data/<build>/cart.json`. */
const DATA = /^\/_next\/data\/([^/]+)(\/.*)\.json$/;

/** The path of a page, also for its data, which is `/cart`. */
export function pagePath(path: string): string {
  const data = DATA.exec(path)?.[2];
  if (data === undefined) return path;
  return data === '/index' ? '/' : data;
}

/** The store of a path and the rest of it: `/weddings/cart` is `/cart` in the store under `/weddings`. */
export function storeOf(path: string, stores: Stores): { store: Stores[number] | undefined; rest: string } {
  const under = stores.find(
    ({ pathPrefix }) => pathPrefix && (path === pathPrefix || path.startsWith(`${pathPrefix}/`)),
  );
  if (under) return { store: under, rest: path.slice(under.pathPrefix.length) || '/' };
  return { store: stores.find(({ pathPrefix }) => pathPrefix === ''), rest: path };
}

/**
 * The one list of what is not Next's: whatever stands in no line of it is a page and waits its turn, also when its name looks like a
 * file's. `decodedPath` is the path without its query, percent-decoded once and without `..` (`request-gate.ts`).
 */
function kindOfPath(decodedPath: string, stores: Stores, files: KnownFiles): PathKind {
  if (decodedPath.startsWith('/media/')) return 'picture';
  if (files.has(decodedPath)) return 'file';
  if (decodedPath.startsWith('/_next/') && !files.isBuild(DATA.exec(decodedPath)?.[1] ?? '')) return 'missing';
  const { rest } = storeOf(pagePath(decodedPath), stores);
  const [first = '', second] = rest.split('/').filter((segment) => segment !== '');
  if (first === 'api' && second === 'reads') return 'page';
  // A sitemap is made for each request, which waits its turn.
  return PERSONAL_ROUTES.includes(first) || SITEMAP.test(rest) ? 'personal' : 'page';
}

/** Copied from `typed-answers.ts`, which this program cannot import; a test compares them. */
const TYPED = /[?&]typed=/;

/** The kind of a request: that of its path, but a page that offers what its visitor typed before is personal. */
export function kindOfRequest(decodedPath: string, url: string, stores: Stores, files: KnownFiles): PathKind {
  const kind = kindOfPath(decodedPath, stores, files);
  return kind === 'page' && TYPED.test(url) && !isCall(decodedPath, stores) ? 'personal' : kind;
}

/** True for API calls of the page; only these accept POST. */
export function isCall(decodedPath: string, stores: Stores): boolean {
  return storeOf(decodedPath, stores).rest.startsWith('/api/');
}

/** `url` is the request target; of the cookies only the currency is used. */
export function pageRequest(
  url: string,
  cookies: string | undefined,
  { stores, cookieProfile }: Pick<Config, 'stores' | 'cookieProfile'>,
): PageRequest {
  const [path = '/', query = ''] = splitOnce(normalised(url), '?');
  const { store } = storeOf(pagePath(path), stores);
  const fallback = store?.defaultCurrency ?? '';
  const wished = currencyCookie(cookies, cookieProfile);
  const currency = wished !== null && store?.currencies.includes(wished) ? wished : fallback;
  const cached = cacheableQuery(query);
  const seen = cached === '' ? path : `${path}?${cached}`;
  // The path names the store.
  const key = createHash('sha256').update(`${currency}\n${seen}`).digest('base64');
  const cookie = `${CURRENCY[cookieProfile]}=${currency}`;
  return { key, url: seen, tracking: trackingQuery(query), cookie, isDefaultCurrency: currency === fallback };
}

/** Characters that need no encoding are decoded and other codes are upper case (RFC 3986, 6.2.2), so that a page has one URL. */
function normalised(url: string): string {
  return url.replace(/%[\da-f]{2}/gi, (code) => {
    const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : code.toUpperCase();
  });
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Sorted by name; values of one name keep their order, because it may matter to a page. */
function cacheableQuery(query: string): string {
  if (query === '') return '';
  return pairsOf(query)
    .filter(({ name }) => !TRACKING.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ pair }) => pair)
    .join('&');
}

/** Characters. */
const MOST_TRACKING = 2_000;

function trackingQuery(query: string): string {
  const pairs = query === '' ? [] : pairsOf(query).filter(({ name }) => TRACKING.test(name));
  const tracking = pairs.map(({ pair }) => pair).join('&');
  // Only what a header may have.
  return tracking.length <= MOST_TRACKING && /^[!-~]*$/.test(tracking) ? tracking : '';
}

function pairsOf(query: string): readonly { readonly pair: string; readonly name: string }[] {
  return query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => ({ pair, name: decoded(splitOnce(pair, '=')[0]) }));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** The currency that the visitor requests, or null. */
export function currencyCookie(cookies: string | undefined, profile: Config['cookieProfile']): string | null {
  return WISHED[profile].exec(cookies ?? '')?.[1] ?? null;
}

/** The names of the storefront's `cookie-names.ts`, which this program cannot import. */
const CURRENCY = { spec: 'vsf-currency', hardened: '__Host-vsf-currency' };
const WISHED = {
  spec: /(?:^|;\s*)vsf-currency=([A-Z]{3})(?:;|$)/,
  hardened: /(?:^|;\s*)__Host-vsf-currency=([A-Z]{3})(?:;|$)/,
};
