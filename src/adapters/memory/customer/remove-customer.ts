import type { InMemoryStore } from '../in-memory-store';
import type { StoredCustomer } from './customer-records';

const FORMER_CUSTOMER = 'A former customer';

/** Deletes an account and its enquiries. Its orders stay as a guest's, and its approved reviews without their author's name. */
export function removeCustomer(shop: InMemoryStore, account: StoredCustomer): void {
  const { id, customer } = account;
  shop.people.remove(account);
  shop.wishes.delete(id);
  for (const cart of [...shop.carts.values()]) if (cart.owner === id && cart.order === null) shop.carts.delete(cart.id);
  shop.enquiries.splice(0, shop.enquiries.length, ...shop.enquiries.filter(({ author }) => author !== id));
  const orders = shop.orders.map((order) =>
    order.cart.owner === id ? { ...order, cart: { ...order.cart, owner: null, email: customer.email } } : order,
  );
  shop.orders.splice(0, orders.length, ...orders);
  const reviews = shop.reviews
    .filter(({ author, isApproved }) => author !== id || isApproved)
    .map((one) =>
      one.author === id ? { ...one, author: null, review: { ...one.review, nickname: FORMER_CUSTOMER } } : one,
    );
  shop.reviews.splice(0, shop.reviews.length, ...reviews);
}
