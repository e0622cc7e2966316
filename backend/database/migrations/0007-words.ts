import type { Dialect } from '../dialect';
import type { Migration } from '../migrate';

const INDEX: Readonly<Record<Dialect, readonly string[]>> = {
  sqlite: [
    `CREATE VIRTUAL TABLE product_words USING fts5(
      name, skus, more, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3')`,
  ],
  postgres: [
    `CREATE EXTENSION IF NOT EXISTS unaccent`,
    `CREATE TABLE product_words (
      product_id integer PRIMARY KEY REFERENCES products (id) ON DELETE CASCADE, words tsvector NOT NULL)`,
    `CREATE INDEX product_words_words ON product_words USING gin (words)`,
  ],
};

/** The full-text index, which each database has in its own way; filled when products are stored. */
export const words: Migration = {
  name: '0007-words',
  statements: (_identity, dialect) => INDEX[dialect],
};
