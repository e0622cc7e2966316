import { sql } from 'kysely';
import { runAdminCommand } from '../../backend/admin-cli/run-admin-command';
import { indexListings } from '../../backend/commerce/catalogue/listing/index-listings';
import { findProductIds } from '../../backend/commerce/catalogue/listing/product-query';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { openShop } from '../../backend/seed/open-shop';
import { CATEGORIES, PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { growShop, NO_FILTER } from './grown-shop';
import { MONDAY_MORNING } from './running-shop';

const COPIES = 600;
const GROWTH = 60_000;
const OFF_SALE = 'VASE-SMOKE-GLASS';

/** What version 0018 of the database had instead. */
const OLDER = [
  `DROP TABLE listings`,
  `DROP TABLE facet_counts`,
  `DROP TABLE product_facets`,
  `DELETE FROM delivery_zones WHERE carrier_code <> 'flatrate'`,
  `ALTER TABLE delivery_zones DROP COLUMN carrier_code`,
  `ALTER TABLE delivery_zones DROP COLUMN country_code`,
  `ALTER TABLE products DROP COLUMN courier`,
  `ALTER TABLE shipping_methods DROP COLUMN from_minutes`,
  `DROP TABLE opening_hours`,
  `DROP TABLE enquiries`,
  `DROP TABLE search_near_words`,
  `DROP TABLE search_synonyms`,
  `ALTER TABLE carts DROP COLUMN coupon_waits`,
  `DROP TABLE tax_areas`,
  `ALTER TABLE orders DROP COLUMN leaves_uk`,
  `ALTER TABLE shipping_methods DROP COLUMN until_minutes`,
  `ALTER TABLE custom_options DROP COLUMN sku`,
  ...['gift_card_uses', 'cart_gift_cards', 'gift_cards', 'ordered_gift_cards'].map((table) => `DROP TABLE ${table}`),
  `ALTER TABLE delivery_zones DROP COLUMN transit_days`,
  ...['provider', 'session_id', 'session_url', 'payment_intent'].map(
    (column) => `ALTER TABLE payment_attempts DROP COLUMN ${column}`,
  ),
  `DELETE FROM payment_methods WHERE code = 'stripe'`,
  `DROP TABLE order_payment_terms`,
  `DROP TABLE unpaid_holders`,
  `DROP TABLE order_attempts`,
  ...['max_sale_qty', 'deliveries', 'rhythm', 'held_on', 'held_at', 'held_in'].map(
    (column) => `ALTER TABLE products DROP COLUMN ${column}`,
  ),
  `ALTER TABLE order_steps DROP COLUMN tracking_number`,
  `ALTER TABLE orders DROP COLUMN refund`,
  `ALTER TABLE customer_tokens DROP COLUMN proven_at`,
  `DROP INDEX orders_of_guests`,
  `DROP TABLE changes`,
  `DELETE FROM counters WHERE name = 'changes'`,
  `DROP INDEX products_parent`,
  `DROP INDEX grouped_items_child`,
  `DROP INDEX bundle_choices_product`,
  `CREATE INDEX products_parent ON products (parent_id)`,
  `CREATE INDEX products_by_position ON products (enabled, parent_id, position, id)`,
  `CREATE INDEX products_by_price ON products (enabled, parent_id, min_final, id)`,
  `CREATE INDEX product_categories_category ON product_categories (category_id, product_id)`,
  `UPDATE categories SET product_count = 0`,
  `ALTER TABLE products DROP COLUMN months_of_sale`,
  `DELETE FROM migrations WHERE name > '0019'`,
];
/** The index had the words of products off sale too, and shorter prefixes in the file. */
const OLDER_WORDS = {
  SQLite: [
    `CREATE VIRTUAL TABLE older_words USING fts5(
      name, skus, more, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
    `INSERT INTO older_words (rowid, name, skus, more) SELECT rowid, name, skus, more FROM product_words`,
    `DROP TABLE product_words`,
    `ALTER TABLE older_words RENAME TO product_words`,
    `INSERT INTO product_words (rowid, name, skus, more) SELECT id, 'smoke glass vase', '', '' FROM products
      WHERE sku = '${OFF_SALE}'`,
  ],
  PostgreSQL: [
    // The database may return rows in any order; the rank of a product depends on the order of its words.
    `CREATE TEMPORARY TABLE labels AS SELECT * FROM product_attributes`,
    `DELETE FROM product_attributes`,
    `INSERT INTO product_attributes SELECT * FROM labels ORDER BY option_id DESC`,
    `ALTER TABLE product_words DROP COLUMN names`,
    `INSERT INTO product_words (product_id, words) SELECT id, to_tsvector('simple', 'smoke glass vase') FROM products
      WHERE sku = '${OFF_SALE}'`,
  ],
};

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
}, POSTGRES_START);
afterAll(() => server.stop());

/** Everything that is derived from the catalogue. */
async function derived(database: ShopDatabase) {
  const read = async (query: string) =>
    (await sql.raw(query).execute(database)).rows.map((row) => JSON.stringify(row)).sort();
  const keys = await sql<{ product_id: number; keys: string }>`SELECT * FROM product_facets`.execute(database);
  const find = async (term: string) =>
    findProductIds(
      database,
      { ...NO_FILTER, term },
      [{ field: 'relevance', descending: true }],
      { size: 50, number: 1 },
      '2026-10-05',
    );
  return {
    listings: await read('SELECT * FROM listings'),
    counts: await read('SELECT * FROM facet_counts'),
    categories: await read('SELECT id, product_count FROM categories'),
    keys: keys.rows.map((row) => `${row.product_id}: ${row.keys.split(' ').sort().join(' ')}`).sort(),
    found: await Promise.all(['rose', 'red roses', 'bouq', 'smoke glass vase'].map(find)),
  };
}

test.each(['SQLite', 'PostgreSQL'] as const)(
  'a grown shop of a version without listings, on %s, has them, its counts and its search after an upgrade',
  async (kind) => {
    const databaseUrl = kind === 'PostgreSQL' ? await server.newDatabase() : null;
    const shop = await growShop(COPIES, databaseUrl);
    try {
      const off = await runAdminCommand({ database: shop.database, now: MONDAY_MORNING }, [
        'product',
        OFF_SALE,
        '--off',
      ]);
      expect(off.ok).toBe(true);
      // An upgrade knows the months of what a shop begins with alone, and no workshops.
      const grown = sql`UPDATE products SET months_of_sale = 4095 WHERE sku LIKE '%-_' OR sku LIKE '%-__'`;
      await grown.execute(shop.database);
      await sql`UPDATE products SET held_on = NULL`.execute(shop.database);
      await sql`DELETE FROM facet_counts`.execute(shop.database);
      await sql`DELETE FROM product_facets`.execute(shop.database);
      await sql`DELETE FROM listings`.execute(shop.database);
      await indexListings(shop.database, 0);
      const before = await derived(shop.database);
      expect(before.listings.length).toBeGreaterThan(COPIES);
      for (const statement of [...OLDER, ...OLDER_WORDS[kind]]) await sql.raw(statement).execute(shop.database);

      const seed = { categories: CATEGORIES, products: PRODUCTS };
      const upgraded = await openShop({ dataDir: shop.dataDir, databaseUrl }, seed, MONDAY_MORNING);
      try {
        expect(await derived(upgraded)).toEqual(before);
      } finally {
        await upgraded.destroy();
      }
    } finally {
      await shop.close();
    }
  },
  GROWTH,
);
