import type { InMemoryStore } from '../../src/adapters/memory/in-memory-store';
import { MemoryContent } from '../../src/adapters/memory/content/memory-content';
import type { TokenJar } from '../../src/adapters/memory/customer/customer-records';
import type { Accounts } from '../../src/application/ports/accounts';
import type { Carts } from '../../src/application/ports/carts';
import type { Checkout } from '../../src/application/ports/checkout';
import type { CustomerCarts } from '../../src/application/ports/customer-carts';
import type { Orders } from '../../src/application/ports/orders';
import type { Payments } from '../../src/application/ports/payments';
import { EMPTY_CART } from '../../src/domain/cart/cart';
import { ok } from '../../src/domain/shared/result';
import { portsOf } from '../builders/a-shop';

/** What an order goes by before the shop has anything to name. */
export const ACTIVE = 'active';
/** No order has this id. */
const NONE = 'none';

type Base = ReturnType<typeof portsOf>;

/**
 * Another idea of commerce over the shop in memory, so that no port forgets there are others: one order in the making for
 * each session. Nobody makes carts, or merges them by id. An order begins, and gets its id, with its first line; signing in
 * joins a guest's with the customer's; another e-mail counts after a letter; and a guest who signs out is let go.
 */
export function sessionPorts(shop: InMemoryStore, browser: TokenJar) {
  const base = { ...portsOf(shop, browser), content: new MemoryContent(shop) };
  const session = new Session(shop, browser);
  const payments: Payments = { ofCart: (id) => base.payments.ofCart(session.real(id)) };
  return {
    ...base,
    payments,
    accounts: accountsOf(base, session),
    carts: cartsOf(base, session),
    customerCarts: customerCartsOf(base),
    checkout: adminContextOf(base, session),
    orders: ordersOf(base, session),
  };
}

/** What the shop knows of one browser: the orders that were begun in it, of which the last may be open. */
class Session {
  private last: string = NONE;
  private readonly begun = new Set<string>();

  constructor(
    private readonly shop: InMemoryStore,
    private readonly browser: TokenJar,
  ) {}

  begin(order: string): void {
    this.last = order;
    this.begun.add(order);
  }

  /** The order that a guest has in the making here. */
  guests(): string | null {
    const order = this.shop.carts.get(this.last);
    return order?.owner === null && order.order === null ? order.id : null;
  }

  /** The order in the making of whoever this is: a customer's is the same everywhere. */
  active(): string | null {
    const own = this.shop.openCustomerCart(() => this.browser.token());
    if (!own.ok) return this.guests();
    return own.value.lines.length > 0 ? own.value.id : null;
  }

  /** The id in the shop of what this browser calls `id`: no session sees what the guest of another has begun. */
  real(id: string): string {
    if (id === ACTIVE) return this.active() ?? NONE;
    const isForeign = this.shop.carts.get(id)?.owner === null && !this.begun.has(id);
    return isForeign ? NONE : id;
  }
}

function cartsOf({ carts }: Base, session: Session): Carts {
  const find: Carts['find'] = async (id) => {
    const found = await carts.find(session.real(id));
    const isNoneYet = id === ACTIVE && !found.ok && found.reason.kind === 'not-found';
    return isNoneYet ? ok({ ...EMPTY_CART, id: ACTIVE }) : found;
  };
  return {
    find,
    open: async () => {
      const active = await find(ACTIVE);
      return active.ok ? ok(active.value.id) : active;
    },
    totalQuantity: async (id) => {
      const found = await find(id);
      return found.ok ? ok(found.value.totalQuantity) : found;
    },
    addLine: async (id, line) => {
      if (id !== ACTIVE || session.active() !== null) return carts.addLine(session.real(id), line);
      const begun = await carts.open();
      if (!begun.ok) return begun;
      const order = await carts.addLine(begun.value, line);
      if (order.ok) session.begin(order.value.id);
      return order;
    },
    changeQuantity: (id, item, quantity) => carts.changeQuantity(session.real(id), item, quantity),
    removeItem: (id, item) => carts.removeItem(session.real(id), item),
    applyCoupon: (id, code) => carts.applyCoupon(session.real(id), code),
    removeCoupon: (id) => carts.removeCoupon(session.real(id)),
    merge: (source, target) => carts.merge(session.real(source), session.real(target)),
    attachEmail: (id, email) => carts.attachEmail(session.real(id), email),
  };
}

function customerCartsOf({ customerCarts }: Base): CustomerCarts {
  const own: CustomerCarts['own'] = async () => {
    const found = await customerCarts.own();
    return found.ok && found.value.items.length === 0 ? ok({ ...found.value, id: ACTIVE }) : found;
  };
  // They were joined when the customer signed in.
  return { own, merge: own };
}

function accountsOf({ accounts, customerCarts }: Base, session: Session): Accounts {
  const other: Pick<Accounts, 'signIn' | 'signOut' | 'changeEmail'> = {
    signIn: async (credentials) => {
      const guests = session.guests();
      const signedIn = await accounts.signIn(credentials);
      if (signedIn.ok && guests !== null) await customerCarts.merge(guests);
      return signedIn;
    },
    signOut: async () => {
      const signedOut = await accounts.signOut();
      return !signedOut.ok && signedOut.reason.kind === 'unauthorised' ? ok(undefined) : signedOut;
    },
    changeEmail: async (email, password) => {
      const before = await accounts.customer();
      if (!before.ok) return before;
      const judged = await accounts.changeEmail(email, password);
      if (!judged.ok) return judged;
      await accounts.changeEmail(before.value.email, password);
      return ok({ kind: 'email-sent' });
    },
  };
  return Object.assign(Object.create(accounts) as Accounts, other);
}

function adminContextOf({ checkout }: Base, session: Session): Checkout {
  return {
    setDeliveryAddress: (id, address) => checkout.setDeliveryAddress(session.real(id), address),
    shippingMethods: (id) => checkout.shippingMethods(session.real(id)),
    chooseShippingMethod: (id, carrier, method) => checkout.chooseShippingMethod(session.real(id), carrier, method),
    setBillingAddress: (id, address, isSame) => checkout.setBillingAddress(session.real(id), address, isSame),
    paymentMethods: (id) => checkout.paymentMethods(session.real(id)),
    choosePayment: (id, code) => checkout.choosePayment(session.real(id), code),
  };
}

function ordersOf({ orders }: Base, session: Session): Orders {
  return {
    place: (id) => orders.place(session.real(id)),
    trace: (id) => orders.trace(session.real(id)),
  };
}
