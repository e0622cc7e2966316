import type { Accounts } from '../../../application/ports/customer';
import { ok } from '../../../domain/shared/result';
import type { Checkout, Orders, Payments } from '../../../application/ports/checkout';
import type { TokenJar } from '../customer/customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { memoryPorts, type MemoryPorts } from '../memory-ports';
import { OrderSessions } from './order-sessions';
import { sessionCarts, sessionCustomerCarts } from './session-carts';

/** A new email takes effect once the link in an email is opened, and a visitor who is not signed in may sign out. */
export function sessionAccounts(accounts: Accounts): Accounts {
  const other: Pick<Accounts, 'signOut' | 'changeEmail'> = {
    signOut: async () => {
      const signedOut = await accounts.signOut();
      return !signedOut.ok && signedOut.reason.kind === 'unauthorised' ? ok(undefined) : signedOut;
    },
    changeEmail: async (email, password) => {
      const before = await accounts.customer();
      if (!before.ok) return before;
      const changed = await accounts.changeEmail(email, password);
      if (!changed.ok) return changed;
      await accounts.changeEmail(before.value.email, password);
      return ok({ kind: 'email-sent' });
    },
  };
  return Object.assign(Object.create(accounts) as Accounts, other);
}

/**
 * The in-memory store as another kind of commerce, so that no port depends on carts as Magento has them: one draft order
 * per session. `shop` holds the sessions; these ports are those of one visitor.
 */
export function sessionPorts(shop: InMemoryStore, browser: TokenJar) {
  const base = memoryPorts(shop, browser);
  const sessions = new OrderSessions(shop, () => browser.token());
  return {
    ...base,
    accounts: sessionAccounts(base.accounts),
    carts: sessionCarts(base, sessions),
    customerCarts: sessionCustomerCarts(base, sessions),
    checkout: checkoutOf(base, sessions),
    orders: ordersOf(base, sessions),
    payments: paymentsOf(base, sessions),
  };
}

function checkoutOf({ checkout }: MemoryPorts, sessions: OrderSessions): Checkout {
  return {
    setDeliveryAddress: (id, address) => checkout.setDeliveryAddress(sessions.orderOf(id), address),
    shippingMethods: (id) => checkout.shippingMethods(sessions.orderOf(id)),
    chooseShippingMethod: (id, carrier, method) => checkout.chooseShippingMethod(sessions.orderOf(id), carrier, method),
    setBillingAddress: (id, address, isSame) => checkout.setBillingAddress(sessions.orderOf(id), address, isSame),
    paymentMethods: (id) => checkout.paymentMethods(sessions.orderOf(id)),
    choosePayment: (id, code) => checkout.choosePayment(sessions.orderOf(id), code),
  };
}

function ordersOf({ orders }: MemoryPorts, sessions: OrderSessions): Orders {
  return {
    place: (id, key) => orders.place(sessions.orderOf(id), key),
    trace: (id, key) => orders.trace(sessions.orderOf(id), key),
  };
}

function paymentsOf({ payments }: MemoryPorts, sessions: OrderSessions): Payments {
  return { ofCart: (id) => payments.ofCart(sessions.orderOf(id)) };
}
