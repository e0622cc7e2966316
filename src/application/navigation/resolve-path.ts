import { type Category, categoryAtPath } from '../../domain/catalogue/categories/category';
import { cleanPath, type RouteRecord } from '../../domain/navigation/paths';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { ResolvedRoute, UrlResolver } from '../ports/catalogue';

export interface ResolvePathDeps {
  readonly urlResolver: UrlResolver;
  /** Path prefixes of the other stores: `/ie`. */
  readonly storePrefixes?: readonly string[];
}

/** Resolves a path as the visitor typed it, or returns `not-found`. */
export type ResolvePath = (path: string) => Promise<Result<RouteRecord, Failure>>;

/** Sends no request for a path that is empty without its prefixes. */
export function makeResolvePath({ urlResolver, storePrefixes = [] }: ResolvePathDeps): ResolvePath {
  return async (path) => {
    const cleaned = cleanPath(path, storePrefixes).replace(/^\/+/, '');
    return cleaned === '' ? NOTHING_THERE : urlResolver.resolve(cleaned);
  };
}

const NOTHING_THERE: Result<never, Failure> = refuse({ kind: 'not-found', message: '' });

/** What a page needs besides its path: the category tree of the layout, and the chosen values of the query. */
export interface PageQuery {
  readonly tree: readonly Category[];
  readonly chosen: readonly string[];
}

export interface ResolvePageDeps extends ResolvePathDeps {
  /** Asks the backend, whatever `urlResolver` remembers. */
  readonly askedResolver: Pick<UrlResolver, 'resolvePage'>;
}

export interface ResolvePage {
  /** Resolves the path of a page. Sends no request for a category of the tree, and at most one. */
  (path: string, query: PageQuery): Promise<Result<ResolvedRoute, Failure>>;
  /** The same without any copy: for a path whose copy led to nothing. */
  afresh(path: string, chosen: readonly string[]): Promise<Result<ResolvedRoute, Failure>>;
}

/** Redirects that are followed before they count as a loop. */
const MOST_REDIRECTS = 5;

/** Returns where a redirect from one path to another ends, renamed pages on its way included; null if it leads back to where it came from. */
export type FollowRedirect = (from: string, to: string) => Promise<string | null>;

export function makeFollowRedirect({ urlResolver, storePrefixes = [] }: ResolvePathDeps): FollowRedirect {
  const cleaned = (path: string) => cleanPath(path.split(/[?#]/, 1)[0] ?? '', storePrefixes).replace(/^\/+/, '');
  return async (from, to) => {
    const seen = new Set([cleaned(from)]);
    let [path, last] = [cleaned(to), to];
    while (!seen.has(path) && seen.size <= MOST_REDIRECTS) {
      seen.add(path);
      const next = path === '' ? null : await urlResolver.resolvePage(path, []);
      if (next?.ok !== true || next.value.route.kind !== 'redirect') return last;
      last = next.value.route.to;
      path = cleaned(last);
    }
    return null;
  };
}

export function makeResolvePage({ urlResolver, askedResolver, storePrefixes = [] }: ResolvePageDeps): ResolvePage {
  const ask = async (resolver: ResolvePageDeps['askedResolver'], cleaned: string, chosen: readonly string[]) => {
    const wanted = cleaned.replace(/^\/+/, '');
    return wanted === '' ? NOTHING_THERE : resolver.resolvePage(wanted, chosen);
  };
  const resolvePage = async (path: string, { tree, chosen }: PageQuery): Promise<Result<ResolvedRoute, Failure>> => {
    const cleaned = cleanPath(path, storePrefixes);
    const category = categoryAtPath(tree, cleaned);
    if (category === null) return ask(urlResolver, cleaned, chosen);
    return ok({ route: { kind: 'category', uid: category.uid }, product: null, isCopy: true });
  };
  return Object.assign(resolvePage, {
    afresh: (path: string, chosen: readonly string[]) => ask(askedResolver, cleanPath(path, storePrefixes), chosen),
  });
}
