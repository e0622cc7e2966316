import { tablesOf, withRows, type RowsPlace } from './shop-rows';

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
export function protectedRows(
  place: RowsPlace,
  names: Protected,
): Promise<Readonly<Record<string, readonly string[]>>> {
  return withRows(place, async (ask) => {
    const tables = (await tablesOf(place, ask)).filter((name) => !OPEN_TO_ALL.includes(name));
    const rows: Record<string, readonly string[]> = {};
    for (const name of tables) {
      const where = SHARED[name];
      const found = await ask(`SELECT * FROM ${name}${where === undefined ? '' : ` WHERE ${about(where, names)}`}`);
      rows[name] = found.map((row) => JSON.stringify(row)).sort();
    }
    return rows;
  });
}

/** A condition with the ids it speaks of. */
function about(where: string, { victim, lastReview }: Protected): string {
  return where.replaceAll(':victim', String(victim)).replaceAll(':lastReview', String(lastReview));
}

/** Who the victim is in the database, and which review was the last before the strangers came. */
export function nameProtected(place: RowsPlace, email: string): Promise<Protected> {
  return withRows(place, async (ask) => {
    const [customer] = await ask(`SELECT id FROM customers WHERE lower(email) = '${email.toLowerCase()}'`);
    const [review] = await ask('SELECT max(id) AS id FROM reviews');
    if (customer === undefined || review === undefined) throw new Error(`${email} is no customer of this shop`);
    return { victim: Number(customer.id), lastReview: Number(review.id) };
  });
}
