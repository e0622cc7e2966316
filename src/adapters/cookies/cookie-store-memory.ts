import type { StoreMemory } from '../../application/ports/store-memory';
import type { RememberedStore } from '../../domain/store/store-memory';
import { COUNTRY_COOKIE, CURRENCY_COOKIE, LOCALE_COOKIE, STORE_COOKIE } from './cookie-names';
import type { CookieShelf } from './cookie-shelf';

/** S2-3. 365 days, in seconds. */
const YEAR = 365 * 24 * 60 * 60;

const NAMES = { store: STORE_COOKIE, locale: LOCALE_COOKIE, currency: CURRENCY_COOKIE } as const;

/** S3-60 to S3-62, S3-65. The store a visitor is in, as cookies keep it. */
export class CookieStoreMemory implements StoreMemory {
  constructor(private readonly shelf: CookieShelf) {}

  remembered(): RememberedStore {
    return {
      store: this.shelf.get(NAMES.store),
      locale: this.shelf.get(NAMES.locale),
      currency: this.shelf.get(NAMES.currency),
    };
  }

  remember(store: Partial<RememberedStore>): void {
    for (const part of ['store', 'locale', 'currency'] as const) {
      const value = store[part];
      if (value === null) this.shelf.drop(NAMES[part]);
      else if (value !== undefined) this.shelf.put(NAMES[part], value, YEAR);
    }
  }

  country(): string | null {
    const code = this.shelf.get(COUNTRY_COOKIE);
    return code !== null && /^[A-Z]{2}$/.test(code) ? code : null;
  }

  rememberCountry(code: string): void {
    this.shelf.put(COUNTRY_COOKIE, code, YEAR);
  }
}
