import type { InMemoryStore } from '../in-memory-store';
import type { StoredCustomer } from './customer-records';
import { emailKey } from './email-address';

/** Gives a customer what was ordered as a guest with the email of the account, which has just been confirmed. */
export function attachGuestOrders(shop: InMemoryStore, { id, customer }: StoredCustomer): void {
  const key = emailKey(customer.email);
  const orders = shop.orders.map((order) =>
    order.cart.owner === null && emailKey(order.cart.email ?? '') === key
      ? { ...order, cart: { ...order.cart, owner: id } }
      : order,
  );
  shop.orders.splice(0, orders.length, ...orders);
}
