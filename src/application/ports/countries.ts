import type { Country, CountryWithRegions } from '../../domain/address/address';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

/** Countries that the shop delivers to. */
export interface Countries {
  /** Sorted by name. */
  all(): Promise<Result<readonly Country[], Failure>>;
  find(code: string): Promise<Result<CountryWithRegions, Failure>>;
}
