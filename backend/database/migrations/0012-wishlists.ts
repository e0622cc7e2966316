import type { Migration } from '../migrate';

/** Wishlists. Equal items of a list are one row, also under concurrent requests. */
export const wishlists: Migration = {
  name: '0012-wishlists',
  statements: (identity) => [
    `CREATE TABLE wishlists (
      id ${identity}, customer_id integer NOT NULL UNIQUE REFERENCES customers (id) ON DELETE CASCADE,
      sharing_code text NOT NULL UNIQUE, updated_at text NOT NULL)`,
    `CREATE TABLE wishlist_items (
      id ${identity}, wishlist_id integer NOT NULL REFERENCES wishlists (id) ON DELETE CASCADE,
      product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
      variant_id integer REFERENCES products (id) ON DELETE CASCADE,
      quantity integer NOT NULL CHECK (quantity > 0), choices text NOT NULL, signature text NOT NULL,
      added_at text NOT NULL, UNIQUE (wishlist_id, signature))`,
    `CREATE INDEX wishlist_items_product ON wishlist_items (product_id)`,
  ],
};
