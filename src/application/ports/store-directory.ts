import type { StoreConfig } from '../../domain/store/store';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface StoreDirectory {
  config(): Promise<Result<StoreConfig, Failure>>;
}
