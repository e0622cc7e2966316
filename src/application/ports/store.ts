import type { Country, CountryWithRegions } from '../../domain/address/address';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import type { CurrencyCode } from '../../domain/pricing/money';
import type { Result } from '../../domain/shared/result';
import type { StoreConfig, StoreListItem } from '../../domain/store/store';
import type { Failure } from './failures';

/** The open store, all stores and their currencies. */
export interface StoreDirectory {
  config(): Promise<Result<StoreConfig, Failure>>;
  /** Every available store, in sort order. */
  stores(): Promise<Result<readonly StoreListItem[], Failure>>;
  /** Currencies of the current store. */
  currencies(): Promise<Result<readonly CurrencyCode[], Failure>>;
}

/** Countries that the shop delivers to. */
export interface Countries {
  /** Sorted by name. */
  all(): Promise<Result<readonly Country[], Failure>>;
  find(code: string): Promise<Result<CountryWithRegions, Failure>>;
}

/** The delivery schedule that the backend applies to orders. */
export interface DeliverySchedules {
  /** Null: the backend has no schedule. A failure: it was not read. */
  deliverySchedule(): Promise<Result<DeliverySchedule | null, Failure>>;
}
