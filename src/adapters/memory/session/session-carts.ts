import type { Carts, CustomerCarts } from '../../../application/ports/cart';
import { EMPTY_CART } from '../../../domain/cart/cart';
import { ok } from '../../../domain/shared/result';
import type { MemoryPorts } from '../memory-ports';
import { CUSTOMER_ORDER, type OrderSessions } from './order-sessions';

/**
 * There is no separate cart creation: an order, with an id, is created with its first line. Until then the session's
 * id is used.
 */
export function sessionCarts({ carts }: MemoryPorts, sessions: OrderSessions): Carts {
  const find: Carts['find'] = async (id) => {
    const found = await carts.find(sessions.orderOf(id));
    const isNotBegun = sessions.isSession(id) && !found.ok && found.reason.kind === 'not-found';
    return isNotBegun ? ok({ ...EMPTY_CART, id }) : found;
  };
  const open: Carts['open'] = async () => {
    if (!sessions.isSignedIn()) return sessions.start();
    const own = await find(CUSTOMER_ORDER);
    return own.ok ? ok(own.value.id) : own;
  };
  return {
    find,
    open,
    totalQuantity: async (id) => {
      const found = await find(id);
      return found.ok ? ok(found.value.totalQuantity) : found;
    },
    addLine: async (id, line) => {
      if (!sessions.isSession(id) || sessions.draftOrder(id) !== null) return carts.addLine(sessions.orderOf(id), line);
      const begun = await carts.open();
      if (!begun.ok) return begun;
      const order = await carts.addLine(begun.value, line);
      if (order.ok) sessions.begin(id, order.value.id);
      return order;
    },
    changeQuantity: (id, item, quantity) => carts.changeQuantity(sessions.orderOf(id), item, quantity),
    changeOptions: (id, item, options) => carts.changeOptions(sessions.orderOf(id), item, options),
    removeItem: (id, item) => carts.removeItem(sessions.orderOf(id), item),
    empty: (id) => carts.empty(sessions.orderOf(id)),
    applyCoupon: (id, code) => carts.applyCoupon(sessions.orderOf(id), code),
    removeCoupon: (id) => carts.removeCoupon(sessions.orderOf(id)),
    applyGiftCard: (id, code) => carts.applyGiftCard(sessions.orderOf(id), code),
    giftCardBalance: (code) => carts.giftCardBalance(code),
    removeGiftCard: (id, code) => carts.removeGiftCard(sessions.orderOf(id), code),
    merge: (source, target) => carts.merge(sessions.orderOf(source), sessions.orderOf(target)),
    attachEmail: (id, email) => carts.attachEmail(sessions.orderOf(id), email),
  };
}

/** A customer's order has no id of its own before its first line. */
export function sessionCustomerCarts({ customerCarts }: MemoryPorts, sessions: OrderSessions): CustomerCarts {
  const named = async (answer: ReturnType<CustomerCarts['own']>): ReturnType<CustomerCarts['own']> => {
    const cart = await answer;
    return cart.ok && cart.value.items.length === 0 ? ok({ ...cart.value, id: CUSTOMER_ORDER }) : cart;
  };
  return {
    own: () => named(customerCarts.own()),
    merge: (id) => {
      if (!sessions.isSession(id)) return named(customerCarts.merge(id));
      const begun = sessions.guestOrder(id);
      return named(begun === null ? customerCarts.own() : customerCarts.merge(begun));
    },
    guestLines: async (id) => {
      const begun = sessions.isSession(id) ? sessions.guestOrder(id) : id;
      return begun === null ? ok({ lines: [], unread: 0 }) : customerCarts.guestLines(begun);
    },
    removeGuestLine: (id, line) => customerCarts.removeGuestLine(sessions.guestOrder(id) ?? id, line),
  };
}
