import { NO_CHOICES, storeChoices, type StoreChoices } from '../../domain/store/store-choices';
import type { Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { StoreDirectory } from '../ports/store-directory';

export interface LoadStoreChoicesDeps {
  readonly store: Pick<StoreDirectory, 'stores' | 'currencies'>;
  readonly log: Log;
}

export interface LoadedChoices {
  readonly choices: StoreChoices;
  /** Why there is nothing to choose, or null. */
  readonly failure: Failure | null;
}

/** Never fails: without the lists there is nothing to choose. */
export type LoadStoreChoices = () => Promise<LoadedChoices>;

/** S3-6, S3-7, S7-70. Both lists at once; one that fails takes both flags away. */
export function makeLoadStoreChoices({ store, log }: LoadStoreChoicesDeps): LoadStoreChoices {
  return async () => {
    const [stores, currencies] = await Promise.all([store.stores(), store.currencies()]);
    if (stores.ok && currencies.ok) return { choices: storeChoices(stores.value, currencies.value), failure: null };
    const failure = failureOf(stores) ?? failureOf(currencies);
    log.error('The stores and currencies could not be had', { failure });
    return { choices: NO_CHOICES, failure };
  };
}

function failureOf(answer: Result<unknown, Failure>): Failure | null {
  return answer.ok ? null : answer.reason;
}
