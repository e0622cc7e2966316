import { tablesOf, withRows, type RowsLocation } from './shop-rows';

/** Rows anyone may cause: failed sign-ins, requested e-mails, and (without double opt-in) newsletter subscriptions. */
const OPEN_TO_ALL = ['sign_in_failures', 'reset_requests', 'customer_links', 'outbox', 'newsletter_subscribers'];

const CARTS = '(SELECT id FROM carts WHERE customer_id = :victim)';
const ITEMS = `(SELECT id FROM cart_items WHERE cart_id IN ${CARTS})`;

/**
 * Conditions for rows of the victim in tables where attackers write their own. Tables not listed must not change at all.
 */
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
  attempts: "who = ':victim'",
};

export interface Protected {
  readonly victim: number;
  readonly lastReview: number;
}

/** All rows an attacker must not change: orders, products, stock, and the victim's data. */
export function protectedRows(
  place: RowsLocation,
  names: Protected,
): Promise<Readonly<Record<string, readonly string[]>>> {
  return withRows(place, async (query) => {
    const tables = (await tablesOf(place, query)).filter((name) => !OPEN_TO_ALL.includes(name));
    const rows: Record<string, readonly string[]> = {};
    for (const name of tables) {
      const where = SHARED[name];
      const found = await query(`SELECT * FROM ${name}${where === undefined ? '' : ` WHERE ${about(where, names)}`}`);
      rows[name] = found.map((row) => JSON.stringify(row)).sort();
    }
    return rows;
  });
}

/** A condition with its ids. */
function about(where: string, { victim, lastReview }: Protected): string {
  return where.replaceAll(':victim', String(victim)).replaceAll(':lastReview', String(lastReview));
}

/** The victim's ids in the database, and the last review before the attack. */
export function nameProtected(place: RowsLocation, email: string): Promise<Protected> {
  return withRows(place, async (query) => {
    const [customer] = await query(`SELECT id FROM customers WHERE lower(email) = '${email.toLowerCase()}'`);
    const [review] = await query('SELECT max(id) AS id FROM reviews');
    if (customer === undefined || review === undefined) throw new Error(`${email} is no customer of this shop`);
    return { victim: Number(customer.id), lastReview: Number(review.id) };
  });
}
