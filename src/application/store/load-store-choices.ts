import { NO_CHOICES, storeChoices, type StoreChoices } from '../../domain/store/store';
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
  readonly failure: Failure | null;
}

/** Never fails: without the lists there are no choices. */
export type LoadStoreChoices = () => Promise<LoadedChoices>;

/** Loads both lists in parallel; if one fails, neither can be chosen. */
export function makeLoadStoreChoices({ store, log }: LoadStoreChoicesDeps): LoadStoreChoices {
  return async () => {
    const [stores, currencies] = await Promise.all([store.stores(), store.currencies()]);
    if (stores.ok && currencies.ok) return { choices: storeChoices(stores.value, currencies.value), failure: null };
    const failure = failureOf(stores) ?? failureOf(currencies);
    log.error('The stores and currencies could not be loaded', { failure });
    return { choices: NO_CHOICES, failure };
  };
}

function failureOf(result: Result<unknown, Failure>): Failure | null {
  return result.ok ? null : result.reason;
}
