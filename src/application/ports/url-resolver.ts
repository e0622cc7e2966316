import type { RouteRecord } from '../../domain/navigation/route-record';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface UrlResolver {
  /** S2-39. Asks what a cleaned path (no leading slash) is; a path nobody knows, or an answer with errors, is `not-found`. */
  resolve(path: string): Promise<Result<RouteRecord, Failure>>;
}
