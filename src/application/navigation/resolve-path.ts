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
    return cleaned === '' ? refuse({ kind: 'not-found', message: '' }) : urlResolver.resolve(cleaned);
  };
}

/** What a page needs besides its path: the category tree of the layout, and the chosen values of the query. */
export interface PageQuery {
  readonly tree: readonly Category[];
  readonly chosen: readonly string[];
}

export type ResolvePage = (path: string, query: PageQuery) => Promise<Result<ResolvedRoute, Failure>>;

/** Resolves the path of a page. Sends no request for a category of the tree, and at most one. */
export function makeResolvePage({ urlResolver, storePrefixes = [] }: ResolvePathDeps): ResolvePage {
  return async (path, { tree, chosen }) => {
    const cleaned = cleanPath(path, storePrefixes);
    const category = categoryAtPath(tree, cleaned);
    if (category !== null) return ok({ route: { kind: 'category', uid: category.uid }, product: null });
    const wanted = cleaned.replace(/^\/+/, '');
    return wanted === '' ? refuse({ kind: 'not-found', message: '' }) : urlResolver.resolvePage(wanted, chosen);
  };
}
