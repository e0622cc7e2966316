import type { Failure } from '../../../application/ports/failures';
import { ok, type Result } from '../../../domain/shared/result';
import type { CurrentToken } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';

/** The id of a customer's order before its first line. The token identifies the customer. */
export const CUSTOMER_ORDER = 'active';
/** No order has this id. */
const NO_ORDER = 'none';

/**
 * Draft orders by session, at most one in each. A guest's session has an unguessable id; a customer's session is that
 * of the account, the same in every browser.
 */
export class OrderSessions {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken,
  ) {}

  /** A new session of a guest, without an order; returns its id. */
  start(): Promise<Result<string, Failure>> {
    return this.shop.wire.answer('carts.open', () => {
      const id = `session-${this.shop.newSecret()}`;
      this.shop.sessions.set(id, null);
      return ok(id);
    });
  }

  begin(sessionId: string, orderId: string): void {
    if (this.shop.sessions.has(sessionId)) this.shop.sessions.set(sessionId, orderId);
  }

  isSignedIn(): boolean {
    return this.shop.people.whoIs(this.who()).ok;
  }

  /** True for ids of a session, which refer to its draft order even if there is none. */
  isSession(id: string): boolean {
    return id === CUSTOMER_ORDER ? this.isSignedIn() : this.shop.sessions.has(id);
  }

  /** The draft order that a guest has begun in the session `id`, or the order `id` itself. */
  guestOrder(id: string): string | null {
    const order = this.shop.carts.get(this.shop.sessions.get(id) ?? id);
    return order?.owner === null && order.order === null ? order.id : null;
  }

  /** The visitor's draft order: the customer's, or that of the guest's session `id`. */
  draftOrder(id: string): string | null {
    const own = this.shop.openCustomerCart(this.who);
    if (!own.ok) return this.guestOrder(id);
    return own.value.lines.length > 0 ? own.value.id : null;
  }

  /** The order of `id`, which may be the id of a session. */
  orderOf(id: string): string {
    if (!this.isSession(id)) return id;
    return this.draftOrder(id) ?? NO_ORDER;
  }
}
