import type { OrderInformation } from '../../application/ports/customer';
import { ASKED_ORDER_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Characters of each part; longer ones belong to no order. */
const MAX_PART = 254;

/** The details of an order as typed by a guest. They must not be in a URL, so the next page reads them from here. */
export class CookieOrderLookup {
  constructor(private readonly cookies: CookieStore) {}

  remember({ number, email, postcode }: OrderInformation): void {
    this.cookies.put(ASKED_ORDER_COOKIE, new URLSearchParams({ number, email, postcode }).toString());
  }

  asked(): OrderInformation | null {
    const kept = new URLSearchParams(this.cookies.get(ASKED_ORDER_COOKIE) ?? '');
    const [number, email, postcode] = ['number', 'email', 'postcode'].map((name) => kept.get(name) ?? '');
    const isWhole = [number, email, postcode].every((part) => part !== undefined && part.length <= MAX_PART);
    return isWhole && number && email && postcode ? { number, email, postcode } : null;
  }
}
