import { createHash } from 'node:crypto';
import type { GivenCategory, GivenProduct, LineItem, ProductKind } from './harness';
import type { Row, StoredRows } from './stored-rows';

const ALL_YEAR = 4095;
const SIMPLE = `kind = 'simple' AND parent_id IS NULL AND enabled = 1 AND max_final > 0`;
const BARE = `${SIMPLE} AND NOT EXISTS (SELECT 1 FROM custom_options o WHERE o.product_id = products.id)`;
const ASKS = (kinds: string, extra: string) =>
  `EXISTS (SELECT 1 FROM custom_options o WHERE o.product_id = products.id AND o.kind IN (${kinds}) AND ${extra})`;

/** A required single-choice question of a bundle with at least two choices, one of which matches `extra`. */
const HAS_CHOICE = (extra: string) =>
  `EXISTS (SELECT 1 FROM bundle_items i WHERE i.product_id = products.id AND i.required = 1
    AND i.kind IN ('radio', 'select') AND (SELECT COUNT(*) FROM bundle_choices c WHERE c.item_id = i.id) > 1
    AND EXISTS (SELECT 1 FROM bundle_choices c WHERE c.item_id = i.id AND ${extra}))`;

interface Fit {
  readonly where: string;
  /** The n-th match, so that no two kinds share a product. */
  readonly offset?: number;
  /** What the kind requires; undefined keeps the seed's value. */
  readonly stock?: number | null;
  /** A bit for each month of sale; left out: all of them. */
  readonly months?: number;
}

/** Which products of the seed suit a case. */
const FITS: Readonly<Record<ProductKind, Fit>> = {
  plain: { where: BARE, offset: 0, stock: null },
  limited: { where: BARE, offset: 1, stock: 3 },
  'with-maximum': { where: `${SIMPLE} AND max_sale_qty IS NOT NULL`, stock: null },
  'sold-out': { where: BARE, offset: 2, stock: 0 },
  // April; the shop's clock stands in October.
  'out-of-season': { where: BARE, offset: 3, stock: null, months: 8 },
  configurable: {
    where: `kind = 'configurable' AND min_final < max_final
      AND NOT EXISTS (SELECT 1 FROM products v WHERE v.parent_id = products.id AND v.stock IS NOT NULL)`,
  },
  'with-options': {
    where: `${SIMPLE} AND ${ASKS("'date','field','area','dropdown','radio'", 'o.required = 1')}
      AND ${ASKS("'field','area'", 'o.max_characters > 0')}
      AND EXISTS (SELECT 1 FROM custom_options o JOIN custom_option_values v ON v.option_id = o.id
        WHERE o.product_id = products.id AND v.price > 0)`,
    stock: null,
  },
  virtual: { where: `kind = 'virtual' AND parent_id IS NULL AND sku <> 'GIFT-CARD-EMAIL'`, stock: null },
  bundle: { where: `kind = 'bundle' AND ${HAS_CHOICE('1 = 1')}` },
  'bundle-with-quantity': { where: `kind = 'bundle' AND ${HAS_CHOICE('c.can_change_quantity = 1')}` },
  grouped: {
    where: `kind = 'grouped' AND NOT EXISTS (SELECT 1 FROM grouped_items g JOIN products c ON c.id = g.child_id
      WHERE g.product_id = products.id AND (c.stock < 10 OR EXISTS (
        SELECT 1 FROM custom_options o WHERE o.product_id = c.id AND o.required = 1)))`,
  },
  downloadable: { where: `kind = 'downloadable'` },
  'gift-card': { where: `kind = 'gift-card'` },
};

/** Reads (and for stock writes) the backend's own database, bypassing the code under test. */
export class BackendTestAccess {
  private cards = 0;

  constructor(private readonly rows: StoredRows) {}

  async product(kind: ProductKind): Promise<GivenProduct> {
    const { where, offset = 0, stock, months = ALL_YEAR } = FITS[kind];
    const [found] = await this.rows.all(
      `SELECT sku, name, url_key FROM products WHERE ${where} ORDER BY id LIMIT 1 OFFSET ${offset}`,
      [],
    );
    if (found === undefined) throw new Error(`The seed has no product for "${kind}"`);
    if (stock !== undefined) await this.rows.run('UPDATE products SET stock = ? WHERE sku = ?', [stock, found.sku]);
    await this.sell(String(found.sku), months);
    return { sku: String(found.sku), name: String(found.name), path: `/${String(found.url_key)}.html` };
  }

  /** In these months, whatever it is composed of all year, and in its place in the listings. */
  private async sell(sku: string, months: number): Promise<void> {
    const own = '(SELECT id FROM products WHERE sku = ?)';
    await this.rows.run(
      `UPDATE products SET months_of_sale = ${ALL_YEAR} WHERE parent_id = ${own}
        OR id IN (SELECT child_id FROM grouped_items WHERE product_id = ${own})
        OR id IN (SELECT c.product_id FROM bundle_choices c JOIN bundle_items i ON i.id = c.item_id WHERE i.product_id = ${own})`,
      [sku, sku, sku],
    );
    await this.rows.run('UPDATE products SET months_of_sale = ? WHERE sku = ?', [months, sku]);
    await this.rows.run(
      `UPDATE listings SET months = (SELECT CASE WHEN p.stock = 0 THEN 0 ELSE p.months_of_sale END FROM products p
        WHERE p.id = listings.product_id) WHERE product_id = ${own}`,
      [sku],
    );
  }

  async bundles(): Promise<readonly string[]> {
    const rows = await this.rows.all(`SELECT sku FROM products WHERE kind = 'bundle' AND enabled = 1 ORDER BY id`, []);
    return rows.map(({ sku }) => String(sku));
  }

  async linked(): Promise<GivenProduct> {
    const [found] = await this.rows.all(
      `SELECT sku, name, url_key FROM products WHERE parent_id IS NULL AND enabled = 1
        AND EXISTS (SELECT 1 FROM product_links l JOIN custom_options o ON o.product_id = l.linked_id AND o.required = 1
          WHERE l.product_id = products.id AND l.kind = 'related')
        AND EXISTS (SELECT 1 FROM product_links l WHERE l.product_id = products.id AND l.kind = 'upsell')
        ORDER BY id LIMIT 1`,
      [],
    );
    if (found === undefined) throw new Error('The seed has no product that leads to others');
    return { sku: String(found.sku), name: String(found.name), path: `/${String(found.url_key)}.html` };
  }

  async withReviews(count: 'review_count > 1' | 'review_count = 0'): Promise<GivenProduct> {
    const [found] = await this.rows.all(
      `SELECT sku, name, url_key FROM products WHERE ${count} AND parent_id IS NULL AND enabled = 1 ORDER BY id LIMIT 1`,
      [],
    );
    if (found === undefined) throw new Error('The seed has no such product');
    return { sku: String(found.sku), name: String(found.name), path: `/${String(found.url_key)}.html` };
  }

  async category(): Promise<Omit<GivenCategory, 'uid'> & { readonly id: number }> {
    const [found] = await this.rows.all(
      'SELECT id, name, url_path, product_count FROM categories WHERE level = 3 AND product_count BETWEEN 6 AND 40 ORDER BY id LIMIT 1',
      [],
    );
    if (found === undefined) throw new Error('The seed has no category of that size');
    return {
      id: Number(found.id),
      name: String(found.name),
      path: `/${String(found.url_path)}.html`,
      products: Number(found.product_count),
    };
  }

  async ship(orderNumber: string, trackingNumber: string): Promise<void> {
    await this.rows.run(
      `INSERT INTO order_steps (order_id, step, taken_at, tracking_number)
       SELECT id, 'on-its-way', placed_at, ? FROM orders WHERE number = ?`,
      [trackingNumber, orderNumber],
    );
    await this.rows.run(`UPDATE orders SET status = 'Processing' WHERE number = ?`, [orderNumber]);
  }

  /** A card of an order of its own; the backend stores a hash of its code without dashes. */
  async giftCard(pence: number): Promise<string> {
    this.cards += 1;
    const code = `ACDE-FHJK-MNPR-TVWX-${String(this.cards).padStart(4, '3')}`;
    const hash = createHash('sha256').update(code.replaceAll('-', '')).digest('hex');
    const cart = `gift-card-${this.cards}`;
    await this.rows.run(
      `INSERT INTO orders (number, cart_id, store_code, email, status, currency, rate, subtotal, discount, shipping, vat,
         grand_total, base_grand_total, payment_code, payment_title, placed_at)
       VALUES (?, ?, 'default', 'ann@example.org', 'Processing', 'GBP', 1000000, 0, 0, 0, 0, 0, 0, 'free', '', ?)`,
      [`9${String(this.cards).padStart(8, '0')}`, cart, '2026-10-01T09:00:00.000Z'],
    );
    await this.rows.run(
      `INSERT INTO gift_cards (order_id, unit, pence, balance, recipient_name, recipient_email, send_on, code_hash,
         code_end, issued_at, sent_at, expires_at)
       SELECT id, 1, ?, ?, 'Eve', 'eve@example.org', '2026-10-01', ?, ?, placed_at, placed_at, '2099-12-31T12:00:00.000Z'
       FROM orders WHERE cart_id = ?`,
      [pence, pence, hash, code.slice(-4), cart],
    );
    return code;
  }

  async cartLines(cartId: string): Promise<readonly LineItem[]> {
    const rows = await this.rows.all(
      `SELECT COALESCE(v.sku, p.sku) AS sku, i.quantity FROM cart_items i JOIN products p ON p.id = i.product_id
       LEFT JOIN products v ON v.id = i.variant_id WHERE i.cart_id = ? ORDER BY i.id`,
      [cartId],
    );
    return rows.map(toPiece);
  }

  async email(cartId: string): Promise<string | null> {
    const [row] = await this.rows.all('SELECT email FROM carts WHERE id = ?', [cartId]);
    return textOrNull(row?.email);
  }

  /** A new coupon of a quarter, for products of at least that. */
  async couponFrom(leastPence: number): Promise<string> {
    const code = `FROM${leastPence}`;
    const known = await this.rows.all('SELECT id FROM coupons WHERE code = ?', [code]);
    if (known.length === 0)
      await this.rows.run(
        `INSERT INTO coupons (code, label, kind, percent, pence, least_pence, uses) VALUES (?, ?, 'percent', 2500, 0, ?, 0)`,
        [code, 'A quarter off', leastPence],
      );
    return code;
  }

  async coupon(cartId: string): Promise<string | null> {
    const [row] = await this.rows.all(
      'SELECT c.code FROM carts k JOIN coupons c ON c.id = k.coupon_id WHERE k.id = ?',
      [cartId],
    );
    return textOrNull(row?.code);
  }

  async orderCount(cartId: string): Promise<number> {
    const [row] = await this.rows.all('SELECT COUNT(*) AS n FROM orders WHERE cart_id = ?', [cartId]);
    return Number(row?.n);
  }

  async orderLines(number: string): Promise<readonly LineItem[]> {
    const rows = await this.rows.all(
      'SELECT l.sku, l.quantity FROM order_lines l JOIN orders o ON o.id = l.order_id WHERE o.number = ? ORDER BY l.position',
      [number],
    );
    return rows.map(toPiece);
  }

  async stockLeft(sku: string): Promise<number | null> {
    const [row] = await this.rows.all('SELECT stock FROM products WHERE sku = ?', [sku]);
    return row?.stock === null || row?.stock === undefined ? null : Number(row.stock);
  }

  async endTimeToPay(cartId: string): Promise<void> {
    await this.rows.run('UPDATE payment_attempts SET expires_at = ? WHERE cart_id = ?', [
      new Date(0).toISOString(),
      cartId,
    ]);
  }

  /** Confirms the account as the emailed link does. */
  async confirm(email: string): Promise<void> {
    await this.rows.run('UPDATE customers SET confirmed = 1 WHERE email = ?', [email]);
  }

  /** Lets all tokens of the customer reach their end. */
  async expireSignIns(email: string): Promise<void> {
    await this.rows.run(
      'UPDATE customer_tokens SET expires_at = ? WHERE customer_id = (SELECT id FROM customers WHERE email = ?)',
      [new Date(0).toISOString(), email],
    );
  }

  /** Removes all tokens of the customer. */
  async endSignIns(email: string): Promise<void> {
    await this.rows.run('DELETE FROM customer_tokens WHERE customer_id = (SELECT id FROM customers WHERE email = ?)', [
      email,
    ]);
  }

  async enquiries(email: string): Promise<readonly string[]> {
    const rows = await this.rows.all('SELECT message FROM enquiries WHERE email = ? ORDER BY id', [email]);
    return rows.map(({ message }) => String(message));
  }

  async getsNewsletter(email: string): Promise<boolean> {
    const [row] = await this.rows.all('SELECT status FROM newsletter_subscribers WHERE email_key = ?', [
      email.toLowerCase(),
    ]);
    return row?.status === 'SUBSCRIBED';
  }

  async close(): Promise<void> {
    await this.rows.close();
  }
}

function toPiece(row: Row): LineItem {
  return { sku: String(row.sku), quantity: Number(row.quantity) };
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
