import type { RememberedStore } from '../../domain/store/store-preferences';

/** What the visitor's browser remembers of store, locale, currency and country. */
export interface StorePreferences {
  remembered(): RememberedStore;
  remember(store: Partial<RememberedStore>): void;
  /** S3-61. Two letters; the country the visitor last had something sent to, or null. */
  country(): string | null;
  rememberCountry(code: string): void;
}
