import type { Migration } from '../migrate';

const ADDRESS = `kind text NOT NULL, firstname text NOT NULL, lastname text NOT NULL, company text, street text NOT NULL,
  city text NOT NULL, region text, region_code text, region_id integer, postcode text,
  country_code text NOT NULL REFERENCES countries (code), telephone text NOT NULL`;

const carts = (identity: string): string[] => [
  `CREATE TABLE carts (
    id text PRIMARY KEY, active integer NOT NULL CHECK (active IN (0, 1)), email text,
    coupon_id integer REFERENCES coupons (id) ON DELETE SET NULL,
    shipping_method_id integer REFERENCES shipping_methods (id) ON DELETE SET NULL,
    payment_code text REFERENCES payment_methods (code) ON DELETE SET NULL,
    created_at text NOT NULL, updated_at text NOT NULL)`,
  `CREATE TABLE cart_addresses (
    cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE, ${ADDRESS}, PRIMARY KEY (cart_id, kind))`,
  `CREATE TABLE cart_items (
    id ${identity}, cart_id text NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    product_id integer NOT NULL REFERENCES products (id) ON DELETE CASCADE,
    variant_id integer REFERENCES products (id) ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0), signature text NOT NULL, UNIQUE (cart_id, signature))`,
  `CREATE TABLE cart_item_options (
    id ${identity}, item_id integer NOT NULL REFERENCES cart_items (id) ON DELETE CASCADE,
    option_id integer NOT NULL REFERENCES custom_options (id) ON DELETE CASCADE,
    value_id integer REFERENCES custom_option_values (id) ON DELETE CASCADE, text text)`,
  `CREATE INDEX cart_item_options_item ON cart_item_options (item_id)`,
  `CREATE TABLE cart_item_choices (
    item_id integer NOT NULL REFERENCES cart_items (id) ON DELETE CASCADE,
    choice_id integer NOT NULL REFERENCES bundle_choices (id) ON DELETE CASCADE,
    quantity integer NOT NULL CHECK (quantity > 0), PRIMARY KEY (item_id, choice_id))`,
  `CREATE TABLE cart_item_links (
    item_id integer NOT NULL REFERENCES cart_items (id) ON DELETE CASCADE,
    link_id integer NOT NULL REFERENCES download_links (id) ON DELETE CASCADE, PRIMARY KEY (item_id, link_id))`,
];

/** An order copies everything it shows of a product, so that later changes do not affect it. */
const orders = (identity: string): string[] => [
  `CREATE TABLE orders (
    id ${identity}, number text NOT NULL UNIQUE, cart_id text NOT NULL UNIQUE, store_code text NOT NULL,
    email text NOT NULL, status text NOT NULL, currency text NOT NULL, rate integer NOT NULL,
    subtotal integer NOT NULL, discount integer NOT NULL, shipping integer NOT NULL, vat integer NOT NULL,
    grand_total integer NOT NULL, base_grand_total integer NOT NULL, coupon_code text, coupon_label text,
    carrier_code text, carrier_title text, method_code text, method_title text, payment_code text NOT NULL,
    payment_title text NOT NULL, placed_at text NOT NULL)`,
  `CREATE TABLE order_lines (
    id ${identity}, order_id integer NOT NULL REFERENCES orders (id), position integer NOT NULL, product_id integer,
    sku text NOT NULL, name text NOT NULL, kind text NOT NULL, url_key text NOT NULL, quantity integer NOT NULL,
    unit integer NOT NULL, row_total integer NOT NULL, discount integer NOT NULL, vat integer NOT NULL)`,
  `CREATE INDEX order_lines_order ON order_lines (order_id)`,
  `CREATE TABLE order_line_options (
    line_id integer NOT NULL REFERENCES order_lines (id), position integer NOT NULL, kind text NOT NULL,
    label text NOT NULL, value text NOT NULL, day text, PRIMARY KEY (line_id, position))`,
  `CREATE TABLE order_addresses (
    order_id integer NOT NULL REFERENCES orders (id), ${ADDRESS}, PRIMARY KEY (order_id, kind))`,
  `CREATE TABLE outbox (
    id ${identity}, order_id integer REFERENCES orders (id), reference text NOT NULL UNIQUE, recipient text NOT NULL,
    reply_to text, subject text NOT NULL, text text NOT NULL, html text NOT NULL, created_at text NOT NULL,
    next_try_at text NOT NULL, attempts integer NOT NULL, sent_at text, last_error text)`,
  `CREATE INDEX outbox_waiting ON outbox (sent_at, next_try_at)`,
];

/** Carts, orders and the email outbox. The unique cart id makes a second order of one cart impossible. */
export const sales: Migration = {
  name: '0003-sales',
  statements: (identity) => [...carts(identity), ...orders(identity)],
};
