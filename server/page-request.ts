import { createHash } from 'node:crypto';
import { type Config } from '../src/composition/settings/config';

type Stores = Config['stores'];

/** What a request is about; decided by its path alone, before anything of the shop runs. */
export type PathKind =
  /** The same for everybody of one store and currency: may be kept. */
  | 'page'
  /** Cart, checkout, account and the calls of the page: belongs to one visitor, never kept. */
  | 'personal'
  /** A file of the build or of `public/`: Next's own handler knows its caching. */
  | 'file';

export interface PageRequest {
  /** sha-256 of everything the page may depend on. */
  readonly key: string;
  /** Path and query as the page sees them: sorted, without the names that only measure advertising. */
  readonly url: string;
  readonly currency: string;
  readonly isDefaultCurrency: boolean;
}

const PERSONAL = new Set(['cart', 'checkout', 'customer', 'reset-password', 'api']);
const TRACKING = /^(gclid|gbraid|wbraid|fbclid|utm_.*)$/i;

/** The path of a page, also when its data is asked for: `/_next/data/<build>/cart.json` is about `/cart`. */
function pagePath(path: string): string {
  const data = /^\/_next\/data\/[^/]+(\/.*)\.json$/.exec(path)?.[1];
  if (data === undefined) return path;
  return data === '/index' ? '/' : data;
}

/** Store of the path and the rest of it: `/weddings/cart` is `/cart` in the store that opens under `/weddings`. */
function storeOf(path: string, stores: Stores): { store: Stores[number] | undefined; rest: string } {
  const under = stores.find(
    ({ pathPrefix }) => pathPrefix && (path === pathPrefix || path.startsWith(`${pathPrefix}/`)),
  );
  if (under) return { store: under, rest: path.slice(under.pathPrefix.length) || '/' };
  return { store: stores.find(({ pathPrefix }) => pathPrefix === ''), rest: path };
}

/** `decodedPath` is the path without its query, percent-decoded once. */
export function kindOfPath(decodedPath: string, stores: Stores): PathKind {
  const path = pagePath(decodedPath);
  if (path === decodedPath && path.startsWith('/_next/')) return 'file';
  const { rest } = storeOf(path, stores);
  const [first = '', ...others] = rest.split('/').filter((segment) => segment !== '');
  if (PERSONAL.has(first)) return 'personal';
  const last = others.at(-1) ?? first;
  // Backends give product paths a `.html` suffix; every other dot is a file of `public/`.
  return path === decodedPath && last.includes('.') && !last.endsWith('.html') ? 'file' : 'page';
}

/** Whether the path is one of the calls a page makes of the shop; only these take POST. */
export function isCall(decodedPath: string, stores: Stores): boolean {
  return storeOf(decodedPath, stores).rest.startsWith('/api/');
}

/** T07, T08. `url` is the request target; only the visitor's currency is taken from the cookies. */
export function pageRequest(url: string, cookies: string | undefined, stores: Stores): PageRequest {
  const [path = '/', query = ''] = splitOnce(url, '?');
  const { store } = storeOf(pagePath(path), stores);
  const fallback = store?.defaultCurrency ?? '';
  const wished = currencyCookie(cookies);
  const currency = wished !== null && store?.currencies.includes(wished) ? wished : fallback;
  const cached = keptQuery(query);
  const seen = cached === '' ? path : `${path}?${cached}`;
  const key = createHash('sha256')
    .update(`${store?.code ?? ''}\n${currency}\n${seen}`)
    .digest('base64');
  return { key, url: seen, currency, isDefaultCurrency: currency === fallback };
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Sorted by name; values of one name keep their order, because a page may give it a meaning. */
function keptQuery(query: string): string {
  if (query === '') return '';
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => ({ pair, name: decoded(splitOnce(pair, '=')[0]) }))
    .filter(({ name }) => !TRACKING.test(name));
  return pairs
    .sort((one, other) => (one.name < other.name ? -1 : Number(one.name > other.name)))
    .map(({ pair }) => pair)
    .join('&');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

function currencyCookie(cookies: string | undefined): string | null {
  return /(?:^|;\s*)vsf-currency=([A-Z]{3})(?:;|$)/.exec(cookies ?? '')?.[1] ?? null;
}
