import type {
  Accounts,
  AddressBook,
  Enquiries,
  Newsletter,
  OrderHistory,
  Wishlists,
} from '../../application/ports/customer';
import type { Carts, CustomerCarts } from '../../application/ports/cart';
import type { Catalogue, UrlResolver, Reviews } from '../../application/ports/catalogue';
import type { Checkout, Orders, Payments } from '../../application/ports/checkout';
import type { Countries, DeliverySchedules, StoreDirectory } from '../../application/ports/store';
import type { Content, CmsPages } from '../../application/ports/content';
import type { Failure } from '../../application/ports/failures';
import { refuse, type Result } from '../../domain/shared/result';

/** The names of all port methods: `carts.addLine`. */
export type PortCall =
  | `accounts.${keyof Accounts}`
  | `addressBook.${keyof AddressBook}`
  | `carts.${keyof Carts}`
  | `customerCarts.${keyof CustomerCarts}`
  | `checkout.${keyof Checkout}`
  | `orders.${keyof Orders}`
  | `payments.${keyof Payments}`
  | `orderHistory.${keyof OrderHistory}`
  | `enquiries.${keyof Enquiries}`
  | `newsletter.${keyof Newsletter}`
  | `cmsPages.${keyof CmsPages}`
  | `deliverySchedules.${keyof DeliverySchedules}`
  | `catalogue.${keyof Catalogue}`
  | `urlResolver.${keyof UrlResolver}`
  | `store.${keyof StoreDirectory}`
  | `countries.${keyof Countries}`
  | `wishlists.${keyof Wishlists}`
  | `reviews.${keyof Reviews}`
  | `content.${keyof Content}`;

/** A long-running shop must not remember every call. */
const MAX_CALLS = 1000;

const NO_RESPONSE: Failure = { kind: 'unreachable', status: null };

/**
 * The connection between the in-memory store and its callers. Records calls, and can fail like a network: all calls,
 * the next call of a method, or the response to an order.
 */
export class MemoryWire {
  /** The latest calls, in order. */
  readonly calls: PortCall[] = [];
  private readonly faults = new Map<PortCall, Failure[]>();
  private isDisconnected = false;
  private lost: 'request' | 'response' | null = null;

  /** Fails every call, until `reconnect`. */
  disconnect(): void {
    this.isDisconnected = true;
  }

  reconnect(): void {
    this.isDisconnected = false;
  }

  /** The next call of this method fails; calling it twice fails the next two. */
  failNext(call: PortCall, failure: Failure = NO_RESPONSE): void {
    this.faults.set(call, [...(this.faults.get(call) ?? []), failure]);
  }

  /** The next order is lost before it is placed (`request`), or its response is lost (`response`). */
  loseNext(what: 'request' | 'response'): void {
    this.lost = what;
  }

  async answer<Value>(call: PortCall, work: () => Result<Value, Failure>): Promise<Result<Value, Failure>> {
    const fault = this.take(call);
    return fault === null ? work() : refuse(fault);
  }

  /** Records the call, and returns the failure to simulate. */
  take(call: PortCall): Failure | null {
    if (this.calls.length === MAX_CALLS) this.calls.shift();
    this.calls.push(call);
    if (this.isDisconnected) return NO_RESPONSE;
    const [fault, ...later] = this.faults.get(call) ?? [];
    this.faults.set(call, later);
    return fault ?? null;
  }

  takeLoss(): 'request' | 'response' | null {
    const { lost } = this;
    this.lost = null;
    return lost;
  }
}

/** A refusal of the in-memory store; several messages are joined by commas and listed in `messages`. */
export function rejected(...messages: readonly string[]): Result<never, Failure> {
  return refuse({ kind: 'rejected', code: 'UNDEFINED', message: messages.join(','), messages });
}
