import type { CurrencyCode } from '../pricing/money';
import { pictureUrl, type PictureHosts } from '../catalogue/pictures/picture-url';

/** The configuration of the current store. */
export interface StoreConfig {
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly defaultTitle: string;
  readonly defaultCurrency: string;
  /** On the storage host, or null. */
  readonly logoUrl: string | null;
  readonly logoAlt: string;
  /** px */
  readonly logoWidth: number;
  /** px */
  readonly logoHeight: number;
}

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

/** Returns the stored currency if the store supports it, else `fallback`. */
export function chosenCurrency(
  remembered: string | null,
  currencies: readonly CurrencyCode[],
  fallback: CurrencyCode,
): CurrencyCode {
  return remembered !== null && currencies.includes(remembered) ? remembered : fallback;
}

/** Returns the public URL of the store's logo, or `fallback`. */
export function storeLogoUrl(
  config: Pick<StoreConfig, 'logoUrl'> | null,
  hosts: PictureHosts,
  fallback: string,
): string {
  return pictureUrl(config?.logoUrl ?? null, hosts) || fallback;
}
