import { cleanPath } from '../../domain/navigation/clean-path';
import type { RouteRecord } from '../../domain/navigation/route-record';
import { refuse, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { UrlResolver } from '../ports/url-resolver';

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
