import { cleanPath } from '../../domain/navigation/clean-path';
import type { RouteRecord } from '../../domain/navigation/route-record';
import { refuse, type Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { UrlResolver } from '../ports/url-resolver';

export interface OpenPathDeps {
  readonly paths: UrlResolver;
  /** What may stand before the paths of other stores: `/ie`. */
  readonly storePrefixes?: readonly string[];
}

/** What stands at a path, as the visitor typed it. `not-found` when the backend answered that nothing does. */
export type OpenPath = (path: string) => Promise<Result<RouteRecord, Failure>>;

/** S2-37 to S2-40. The cleaned path is asked for; one that is empty then was never a page of the catalogue. */
export function makeOpenPath({ paths, storePrefixes = [] }: OpenPathDeps): OpenPath {
  return async (path) => {
    const cleaned = cleanPath(path, storePrefixes).replace(/^\/+/, '');
    return cleaned === '' ? refuse({ kind: 'not-found', message: '' }) : paths.resolve(cleaned);
  };
}
