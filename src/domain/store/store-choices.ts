import type { CurrencyCode } from '../pricing/money';

/** S3-4. A store as the list of stores names it. */
export interface StoreListItem {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** `en_GB` or `en-GB`, as the commerce side writes it. */
  readonly locale: string;
}

/** What a visitor may choose between. The flags tell whether there is anything to choose. */
export interface StoreChoices {
  readonly stores: readonly StoreListItem[];
  /** S3-5. */
  readonly currencies: readonly CurrencyCode[];
  readonly hasStoresToSelect: boolean;
  readonly hasCurrencyToSelect: boolean;
}

/** S7-70. When the lists could not be had there is nothing to choose. */
export const NO_CHOICES: StoreChoices = {
  stores: [],
  currencies: [],
  hasStoresToSelect: false,
  hasCurrencyToSelect: false,
};

/** S3-6, S3-7. One of a kind is no choice. */
export function storeChoices(stores: readonly StoreListItem[], currencies: readonly CurrencyCode[]): StoreChoices {
  return { stores, currencies, hasStoresToSelect: stores.length > 1, hasCurrencyToSelect: currencies.length > 1 };
}
