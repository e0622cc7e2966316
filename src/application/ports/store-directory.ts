import type { CurrencyCode } from '../../domain/pricing/money';
import type { StoreConfig, StoreListItem } from '../../domain/store/store';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface StoreDirectory {
  config(): Promise<Result<StoreConfig, Failure>>;
  /** Every available store, in sort order. */
  stores(): Promise<Result<readonly StoreListItem[], Failure>>;
  /** Currencies of the current store. */
  currencies(): Promise<Result<readonly CurrencyCode[], Failure>>;
}
