import { CHECKED_CARD_COOKIE, ASKED_ORDER_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';
import type { GuestOrderProof, OrderInformation } from '../../application/ports/customer';

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

/** Characters of each part; longer ones belong to no order. */
const MAX_PART = 254;

/** The details of an order as typed by a guest. They must not be in a URL, so the next page reads them from here. */
export class CookieOrderLookup {
  constructor(private readonly cookies: CookieStore) {}

  remember(order: OrderInformation): void {
    this.cookies.put(ASKED_ORDER_COOKIE, new URLSearchParams({ ...order }).toString());
  }

  /** Null if nothing is kept, or not this kind of proof. */
  asked(kind: GuestOrderProof): OrderInformation | null {
    const kept = new URLSearchParams(this.cookies.get(ASKED_ORDER_COOKIE) ?? '');
    const [number = '', email = '', value = ''] = ['number', 'email', kind].map((name) => kept.get(name) ?? '');
    const isWhole = [number, email, value].every((part) => part !== '' && part.length <= MAX_PART);
    if (!isWhole) return null;
    return kind === 'postcode' ? { number, email, postcode: value } : { number, email, surname: value };
  }
}
