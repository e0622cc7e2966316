import type { Dialect } from '../dialect';
import type { Migration } from '../migrate';

/** Rows stay sorted by their key, which is all that most pages read. */
const CLUSTERED: Readonly<Record<Dialect, string>> = { sqlite: ' WITHOUT ROWID', postgres: '' };

const SORT_COLUMNS = ['position', 'price', 'name', 'created_at'];

/** Longer prefixes are indexed too: a shopper's unfinished word is found without merging the lists of many words. */
const WORDS_WITH_PREFIXES = [
  `CREATE VIRTUAL TABLE longer_prefixes USING fts5(
    name, skus, more, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3 4 5')`,
  `INSERT INTO longer_prefixes (rowid, name, skus, more) SELECT rowid, name, skus, more FROM product_words`,
  `DROP TABLE product_words`,
  `ALTER TABLE longer_prefixes RENAME TO product_words`,
];

/**
 * What listings read: the products on sale of each category in every order, and how many of them each filter finds.
 * Both are filled from the catalogue by `indexListings`.
 */
export const listings: Migration = {
  name: '0019-listings',
  statements: (_identity, dialect) => [
    `CREATE TABLE listings (
      category_id integer NOT NULL, product_id integer NOT NULL, position integer NOT NULL, price integer NOT NULL,
      name text NOT NULL, created_at text NOT NULL, PRIMARY KEY (category_id, product_id))${CLUSTERED[dialect]}`,
    ...SORT_COLUMNS.map((column) => `CREATE INDEX listings_${column} ON listings (category_id, ${column}, product_id)`),
    // Many products have one price, and all of them are in the order of their ids, whatever the direction.
    `CREATE INDEX listings_dearest ON listings (category_id, price DESC, product_id)`,
    `CREATE TABLE facet_counts (
      category_id integer NOT NULL, kind text NOT NULL, key integer NOT NULL, count integer NOT NULL,
      PRIMARY KEY (category_id, kind, key))${CLUSTERED[dialect]}`,
    // Replaced by the indexes of listings.
    `DROP INDEX products_by_position`,
    `DROP INDEX products_by_price`,
    `DROP INDEX product_categories_category`,
    // Without NULL, which most products have: a planner took it for rare and read the whole catalogue by it.
    `DROP INDEX products_parent`,
    `CREATE INDEX products_parent ON products (parent_id) WHERE parent_id IS NOT NULL`,
    // From a product to those composed of it, when its price changes.
    `CREATE INDEX grouped_items_child ON grouped_items (child_id)`,
    `CREATE INDEX bundle_choices_product ON bundle_choices (product_id)`,
    ...(dialect === 'sqlite' ? WORDS_WITH_PREFIXES : []),
  ],
};
