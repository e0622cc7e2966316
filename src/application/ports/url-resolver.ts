import type { RouteRecord } from '../../domain/navigation/route-record';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface UrlResolver {
  /** Resolves a path without leading slash; an unknown path, or a response with errors, is `not-found`. */
  resolve(path: string): Promise<Result<RouteRecord, Failure>>;
}
