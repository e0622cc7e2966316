import type { CurrencyCode } from '../../domain/pricing/money';
import type { StoreConfig } from '../../domain/store/store';
import type { StoreListItem } from '../../domain/store/store-choices';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface StoreDirectory {
  config(): Promise<Result<StoreConfig, Failure>>;
  /** Every store that can be visited, in the order of the list. */
  stores(): Promise<Result<readonly StoreListItem[], Failure>>;
  /** S3-5. Codes of the currencies that the open store takes. */
  currencies(): Promise<Result<readonly CurrencyCode[], Failure>>;
}
