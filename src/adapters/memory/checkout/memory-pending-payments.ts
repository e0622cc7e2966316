import type { PendingPayments } from '../../../application/ports/session';

/** The pending payment of one browser, in memory. */
export class MemoryPendingPayments implements PendingPayments {
  private pending: string | null = null;

  cartId(): string | null {
    return this.pending;
  }

  remember(cartId: string): void {
    this.pending = cartId;
  }

  forget(cartId: string): void {
    if (this.pending === cartId) this.forgetAll();
  }

  forgetAll(): void {
    this.pending = null;
  }
}
