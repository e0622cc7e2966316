import { join } from 'node:path';
import Database from 'libsql';

/**
 * Written about anybody by anybody, as it must be: who failed to sign in, who asked for a letter, letters, and (without the
 * setting that asks back first) which addresses are sent the newsletter.
 */
const OPEN_TO_ALL = ['sign_in_failures', 'reset_requests', 'customer_links', 'outbox', 'newsletter_subscribers'];

const CARTS = '(SELECT id FROM carts WHERE customer_id = :victim)';
const ITEMS = `(SELECT id FROM cart_items WHERE cart_id IN ${CARTS})`;

/** Where strangers leave rows of their own: which rows are not theirs. Tables that are not named are nobody's to change. */
const SHARED: Readonly<Record<string, string>> = {
  customers: 'id = :victim',
  customer_addresses: 'customer_id = :victim',
  customer_tokens: 'customer_id = :victim',
  carts: 'customer_id = :victim',
  cart_addresses: `cart_id IN ${CARTS}`,
  cart_items: `cart_id IN ${CARTS}`,
  cart_item_options: `item_id IN ${ITEMS}`,
  cart_item_choices: `item_id IN ${ITEMS}`,
  cart_item_links: `item_id IN ${ITEMS}`,
  wishlists: 'customer_id = :victim',
  wishlist_items: 'wishlist_id IN (SELECT id FROM wishlists WHERE customer_id = :victim)',
  reviews: 'id <= :lastReview',
};

export interface Protected {
  readonly victim: number;
  readonly lastReview: number;
}

/** Everything in a shop's database that a stranger has no right to change: orders, goods, stock, and what is the victim's. */
export function protectedRows(dataDir: string, names: Protected): Readonly<Record<string, readonly string[]>> {
  const database = new Database(join(dataDir, 'posy.db'), { readonly: true });
  const tables = database
    .prepare(`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`)
    .all() as readonly { name: string }[];
  const rows = tables
    .filter(({ name }) => !OPEN_TO_ALL.includes(name))
    .map(({ name }) => {
      const where = SHARED[name];
      const statement = database.prepare(`SELECT * FROM ${name}${where === undefined ? '' : ` WHERE ${where}`}`);
      const found = where === undefined ? statement.all() : statement.all(bound(where, names));
      return [name, found.map((row) => JSON.stringify(row)).sort()] as const;
    });
  database.close();
  return Object.fromEntries(rows);
}

/** The names that a condition speaks of, and no others. */
function bound(where: string, names: Protected): Record<string, number> {
  return Object.fromEntries(Object.entries(names).filter(([name]) => where.includes(`:${name}`)));
}

/** Who the victim is in the database, and which review was the last before the strangers came. */
export function nameProtected(dataDir: string, email: string): Protected {
  const database = new Database(join(dataDir, 'posy.db'), { readonly: true });
  const customer = database.prepare('SELECT id FROM customers WHERE email = ?').get(email) as { id: number };
  const review = database.prepare('SELECT max(id) AS id FROM reviews').get() as { id: number };
  database.close();
  return { victim: customer.id, lastReview: review.id };
}
