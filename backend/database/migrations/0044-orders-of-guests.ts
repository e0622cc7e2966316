import type { Migration } from '../migrate';

/** Finds the orders that a guest placed with an email, once its owner confirms it. */
export const ordersOfGuests: Migration = {
  name: '0044-orders-of-guests',
  statements: () => [`CREATE INDEX orders_of_guests ON orders (lower(email)) WHERE customer_id IS NULL`],
};
