import { sql } from 'kysely';
import { inScope } from '../product/product-scope';
import type { TermQuery } from './term-query';
import type { ProductDescription, TermSearch, WordMatch } from './term-search';

/** Weights of a word in the name, in a sku and elsewhere. */
const WEIGHTS = sql.raw('10.0, 5.0, 1.0');
/** Rows per statement. */
const BATCH = 500;

const all = (parts: readonly string[]): string => `(${parts.join(' AND ')})`;
const any = (parts: readonly string[]): string => `(${parts.join(' OR ')})`;

/** `((("roses" * OR "rose" *))) AND ((("red" *)))`. Words are letters and digits only, so they cannot contain FTS5 syntax. */
function expression(query: TermQuery, { names = false, whole = false }: WordMatch): string {
  const form = (word: string): string => `"${word}"${whole ? '' : ' *'}`;
  const every = all(
    query.map((phrases) => any(phrases.map((words) => all(words.map((forms) => any(forms.map(form))))))),
  );
  return names ? `{name} : ${every}` : every;
}

/** Full-text search in SQLite: FTS5 without accents, with indexed prefixes of two to five letters. */
export const fts5Search: TermSearch = {
  ids: (query, by) => sql`SELECT rowid AS id FROM product_words WHERE product_words MATCH ${expression(query, by)}`,
  ranked: (query) => sql`SELECT rowid AS id, bm25(product_words, ${WEIGHTS}) AS rank FROM product_words
    WHERE product_words MATCH ${expression(query, {})}`,
  store: async (transaction, products) => {
    for (let from = 0; from < products.length; from += BATCH) {
      const rows = products.slice(from, from + BATCH).map(toRow);
      await sql`INSERT INTO product_words (rowid, name, skus, more) VALUES ${sql.join(rows)}`.execute(transaction);
    }
  },
  remove: async (transaction, ids) => {
    await sql`DELETE FROM product_words WHERE ${inScope('rowid', ids)}`.execute(transaction);
  },
};

function toRow({ id, name, skus, more }: ProductDescription) {
  return sql`(${id}, ${name.join(' ')}, ${skus.join(' ')}, ${more.join(' ')})`;
}
