import type { Payment, WhyUnpaid } from '../../../domain/orders/payment';

/** ms that the shop in memory waits for its money. */
export const TIME_TO_PAY_MS = 30 * 60_000;

/** A page of somebody else. What it decides is told to the shop by `InMemoryStore.hearFromBank`. */
const PAY_AT = 'https://bank.example/pay/';

/** A try to pay, as the shop in memory keeps it. */
interface MemoryTry {
  readonly cartId: string;
  readonly orderNumber: string;
  /** ms since 1970 */
  readonly endsAt: number;
  readonly state: 'open' | 'paid' | WhyUnpaid | 'refund-due';
}

/** Every try to pay on somebody else's page, the newest last. */
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

  /** As if half an hour had passed for this cart alone. */
  endTimeOf(cartId: string): void {
    this.tries = this.tries.map((one) => (one.cartId === cartId ? { ...one, endsAt: 0 } : one));
  }

  /** Decides once; later only money for an order that was given up changes anything. Answers the try that was decided now. */
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
