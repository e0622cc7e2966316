import type { RememberedStore } from '../../domain/store/store-preferences';

/** The visitor's stored choice of store, locale, currency and country. */
export interface StorePreferences {
  remembered(): RememberedStore;
  remember(store: Partial<RememberedStore>): void;
  /** The last delivery country, two letters, or null. */
  country(): string | null;
  rememberCountry(code: string): void;
}
