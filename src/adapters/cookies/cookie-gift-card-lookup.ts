import { CHECKED_CARD_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Characters; longer texts are codes of no backend. */
const MAX_CODE = 100;

/**
 * The gift card that a form without scripts has asked about. Its code must not be in a URL, so the next page reads it
 * from here and asks again.
 */
export class CookieGiftCardLookup {
  constructor(private readonly cookies: CookieStore) {}

  remember(code: string): void {
    this.cookies.put(CHECKED_CARD_COOKIE, code);
  }

  code(): string | null {
    const code = this.cookies.get(CHECKED_CARD_COOKIE);
    return code === null || code === '' || code.length > MAX_CODE ? null : code;
  }
}
