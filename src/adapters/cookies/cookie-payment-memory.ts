import type { PaymentMemory } from '../../application/ports/payment-memory';
import { PAYING_COOKIE } from './cookie-names';
import type { CookieShelf } from './cookie-shelf';

/** Seconds. What became of the money is told to whoever comes back within a month; the letters tell the others. */
const PAYING_SECONDS = 30 * 24 * 60 * 60;

export class CookiePaymentMemory implements PaymentMemory {
  constructor(private readonly shelf: CookieShelf) {}

  payingCart(): string | null {
    return this.shelf.get(PAYING_COOKIE);
  }

  rememberPaying(cartId: string): void {
    this.shelf.put(PAYING_COOKIE, cartId, PAYING_SECONDS);
  }

  forgetPaying(): void {
    this.shelf.drop(PAYING_COOKIE);
  }
}
