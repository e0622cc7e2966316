import type { IncomingMessage } from 'node:http';
import { parse } from 'node:querystring';
import { ROUTE_NAMES, STORE_ROUTES } from '../../domain/navigation/routes';
import { DRAW_PAGE } from '../server/direct-render';
import { sharedValue } from '../server/shared-value';
import type { PageRequest } from './page-request';

/** Pages live in bundles of their own. */
const ROUTES = sharedValue<Map<string, SendPage>>('drawn-routes');
type SendPage = (context: PageRequest) => Promise<unknown>;

const either = (names: readonly string[]): string => names.filter((name) => name !== 'search').join('|');
/** Paths of other routes of `src/pages`, below a store's prefix too, and of Next itself. */
const OF_NEXT = new RegExp(
  `^/(?:404|500|_error|_next|${either(ROUTE_NAMES)}|[^/]+/(?:${either(STORE_ROUTES)}))(?:/|$)`,
  'i',
);
/** Found as `next.config.js` does: whether the prefix is a store's is for the page to say. */
const SEARCH = /^(?:\/[a-z][a-z0-9-]{0,31})?\/search$/;
/** Paths and queries that Next neither redirects nor decodes differently. */
const PLAIN_PATH = /^(?:\/[a-z\d][\w.-]*)+$/i;
const PLAIN_QUERY = /^(?!.*(?:^|&)(?:nxt|slug|_))[\w.~%=&+,:-]*$/;

/** Lets the front server send pages of `route` without Next, which costs as much as rendering one. */
export function renderDirectly(route: string, send: SendPage): void {
  const routes = ROUTES.orMake(() => new Map());
  routes.set(route, send);
  DRAW_PAGE.set(async (request, response) => {
    const found = pageOf(request);
    const sendIt = found === null ? undefined : routes.get(found.route);
    if (found === null || sendIt === undefined) return false;
    try {
      await sendIt({ ...found, req: request, res: response });
    } catch {
      // Next gets the same error, and has a page for it.
      return false;
    }
    return response.writableEnded;
  });
}

type Found = Pick<PageRequest, 'query' | 'resolvedUrl'> & { readonly route: string };

/** The page as Next would find it; null for whatever is not plainly one, and for requests not made by the front server. */
function pageOf({ url = '', headers }: IncomingMessage): Found | null {
  if (process.env.NODE_ENV !== 'production' || headers['x-posy-url'] !== url) return null;
  const [path = '', search = '', ...more] = url.split('?');
  if (more.length > 0 || !PLAIN_QUERY.test(search)) return null;
  const query = parse(search);
  if (path === '/') return { route: '/', query, resolvedUrl: url };
  if (OF_NEXT.test(path)) return null;
  if (SEARCH.test(path)) return { route: '/search', query, resolvedUrl: url.slice(path.length - '/search'.length) };
  if (!PLAIN_PATH.test(path)) return null;
  return { route: '/[...slug]', query: { ...query, slug: path.slice(1).split('/') }, resolvedUrl: url };
}
