import type { Payment, WhyUnpaid } from '../../../domain/orders/payment';

/** Milliseconds after which an unpaid order is cancelled. */
export const TIME_TO_PAY_MS = 30 * 60_000;

/** A payment page of another site. `InMemoryStore.hearFromBank` receives its decisions. */
const PAY_AT = 'https://bank.example/pay/';

/** A payment attempt as the in-memory store keeps it. */
interface MemoryTry {
  readonly cartId: string;
  readonly orderNumber: string;
  /** ms since 1970 */
  readonly endsAt: number;
  readonly state: 'open' | 'paid' | WhyUnpaid | 'refund-due';
}

/** All redirect payments, the newest last. */
export class MemoryBank {
  private tries: readonly MemoryTry[] = [];

  open(cartId: string, orderNumber: string, now: number): void {
    this.tries = [...this.tries, { cartId, orderNumber, endsAt: now + TIME_TO_PAY_MS, state: 'open' }];
  }

  paymentOf(cartId: string, now: number): Payment | null {
    const latest = this.tries.filter((one) => one.cartId === cartId).at(-1);
    if (latest === undefined) return null;
    const { orderNumber, state } = latest;
    switch (state) {
      case 'open':
        return latest.endsAt > now
          ? { kind: 'due', orderNumber, payAt: `${PAY_AT}${orderNumber}` }
          : { kind: 'settling', orderNumber };
      case 'paid':
      case 'refund-due':
        return { kind: state, orderNumber };
      default:
        return { kind: 'given-up', orderNumber, why: state };
    }
  }

  /** Expires the payment of this cart. */
  endTimeOf(cartId: string): void {
    this.tries = this.tries.map((one) => (one.cartId === cartId ? { ...one, endsAt: 0 } : one));
  }

  /** Decides a payment once and returns it; later only money for a cancelled order has an effect. */
  decide(orderNumber: string, said: 'paid' | WhyUnpaid): MemoryTry | null {
    const found = this.tries.find((one) => one.orderNumber === orderNumber);
    if (found === undefined || found.state === 'paid') return null;
    const isNew = found.state === 'open';
    if (!isNew && said !== 'paid') return null;
    const decided: MemoryTry = { ...found, state: isNew ? said : 'refund-due' };
    this.tries = this.tries.map((one) => (one === found ? decided : one));
    return isNew ? decided : null;
  }
}
