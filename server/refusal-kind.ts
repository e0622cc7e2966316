import { type IncomingMessage } from 'node:http';
import { type Config } from '../src/composition/settings/config';
import { PERSONAL_ROUTES } from '../src/domain/navigation/routes';
import { pagePath, storeOf } from './page-request';
import { type Asked } from './refusal-rate';
import { addressOf } from './turns';

/** Reads of what is searched for. */
const SEARCHES: readonly string[] = ['search', 'suggestions'];
/** First segments of pages that are refused on their own. */
const PAGES: ReadonlySet<string> = new Set([...PERSONAL_ROUTES, 'search', 'bank', 'payment']);

/**
 * The kind of a request, alike in every store, by which refusals are counted: each action and method of the API, reads, searches, each personal
 * page, and all other pages. `path` is decoded. An action or method that does not exist is 404, which does not count.
 */
function refusalKind(path: string, stores: Config['stores']): string {
  const [first = '', second = '', third = ''] = storeOf(pagePath(path), stores)
    .rest.split('/')
    .filter((segment) => segment !== '');
  if (first !== 'api') return PAGES.has(first) ? first : 'page';
  if (second !== 'reads') return `${second}/${third}`;
  return SEARCHES.includes(third) ? 'search' : 'reads';
}

/** The client address, as the gate has set it, and what is asked for. */
export function askedBy({ headers }: Pick<IncomingMessage, 'headers'>, path: string, stores: Config['stores']): Asked {
  return { address: addressOf({ headers }), kind: refusalKind(path, stores) };
}
