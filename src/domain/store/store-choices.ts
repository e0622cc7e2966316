import type { CurrencyCode } from '../pricing/money';

/** An entry of the store list. */
export interface StoreListItem {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** `en_GB` or `en-GB`, as in the backend. */
  readonly locale: string;
}

/** The stores and currencies to choose from. */
export interface StoreChoices {
  readonly stores: readonly StoreListItem[];
  readonly currencies: readonly CurrencyCode[];
  readonly hasStoresToSelect: boolean;
  readonly hasCurrencyToSelect: boolean;
}

/** Used if the lists could not be loaded. */
export const NO_CHOICES: StoreChoices = {
  stores: [],
  currencies: [],
  hasStoresToSelect: false,
  hasCurrencyToSelect: false,
};

/** A single store or currency is not offered as a choice. */
export function storeChoices(stores: readonly StoreListItem[], currencies: readonly CurrencyCode[]): StoreChoices {
  return { stores, currencies, hasStoresToSelect: stores.length > 1, hasCurrencyToSelect: currencies.length > 1 };
}
