import type { StorePreferences } from '../../application/ports/session';
import type { RememberedStore } from '../../domain/store/store-preferences';
import { COUNTRY_COOKIE, CURRENCY_COOKIE, LOCALE_COOKIE, STORE_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

const NAMES = { store: STORE_COOKIE, locale: LOCALE_COOKIE, currency: CURRENCY_COOKIE } as const;

/** The visitor's store and currency in cookies. */
export class CookieStorePreferences implements StorePreferences {
  constructor(private readonly cookieStore: CookieStore) {}

  remembered(): RememberedStore {
    return {
      store: this.cookieStore.get(NAMES.store),
      locale: this.cookieStore.get(NAMES.locale),
      currency: this.cookieStore.get(NAMES.currency),
    };
  }

  remember(store: Partial<RememberedStore>): void {
    for (const part of ['store', 'locale', 'currency'] as const) {
      const value = store[part];
      if (value === null) this.cookieStore.drop(NAMES[part]);
      else if (value !== undefined) this.cookieStore.put(NAMES[part], value);
    }
  }

  country(): string | null {
    const code = this.cookieStore.get(COUNTRY_COOKIE);
    return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
  }

  rememberCountry(code: string): void {
    this.cookieStore.put(COUNTRY_COOKIE, code);
  }
}
