import type { Dialect } from '../dialect';
import type { Migration } from '../migrate';

const CLUSTERED: Readonly<Record<Dialect, string>> = { sqlite: ' WITHOUT ROWID', postgres: '' };

const ID_OF_WORDS: Readonly<Record<Dialect, string>> = { sqlite: 'rowid', postgres: 'product_id' };

/** Words of names have an index of their own: PostgreSQL's has no weights, which FTS5 has. */
const NAMES = [
  `ALTER TABLE product_words ADD COLUMN names tsvector`,
  `UPDATE product_words SET names = ts_filter(words, '{a}')`,
  `CREATE INDEX product_words_names ON product_words USING gin (names)`,
];

/**
 * What the facets of some products are counted from, in one row for each product on sale. The listings are emptied, so
 * that the shop fills them all together when it starts.
 */
export const productFacets: Migration = {
  name: '0021-product-facets',
  statements: (_identity, dialect) => [
    `CREATE TABLE product_facets (product_id integer PRIMARY KEY, keys text NOT NULL)${CLUSTERED[dialect]}`,
    // A search lists products on sale only, so that its matches need not be looked up to be counted.
    `DELETE FROM product_words WHERE ${ID_OF_WORDS[dialect]} IN (SELECT id FROM products WHERE enabled = 0)`,
    ...(dialect === 'postgres' ? NAMES : []),
    `DELETE FROM listings`,
    `DELETE FROM facet_counts`,
  ],
};
