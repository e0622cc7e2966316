import { sql } from 'kysely';
import { inScope } from '../listing/product-scope';
import { wordForms, type ProductWords, type TermSearch, type WordMatch } from './term-search';

/** Weights of a word in the name, in a sku and elsewhere. */
const WEIGHTS = sql.raw('10.0, 5.0, 1.0');
/** Rows per statement. */
const BATCH = 500;

/** `("roses" * OR "rose" *) AND ("red" *)`. Words are letters and digits only, so they cannot contain FTS5 syntax. */
function expression(words: readonly string[], { names = false, whole = false }: WordMatch): string {
  const anyWordForm = (word: string): string =>
    wordForms(word)
      .map((form) => `"${form}"${whole ? '' : ' *'}`)
      .join(' OR ');
  const every = words.map((word) => `(${anyWordForm(word)})`).join(' AND ');
  return names ? `{name} : (${every})` : every;
}

/** Full-text search in SQLite: FTS5 without accents, with indexed prefixes of two to five letters. */
export const fts5Search: TermSearch = {
  ids: (words, by) => sql`SELECT rowid AS id FROM product_words WHERE product_words MATCH ${expression(words, by)}`,
  ranked: (words) => sql`SELECT rowid AS id, bm25(product_words, ${WEIGHTS}) AS rank FROM product_words
    WHERE product_words MATCH ${expression(words, {})}`,
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

function toRow({ id, name, skus, more }: ProductWords) {
  return sql`(${id}, ${name.join(' ')}, ${skus.join(' ')}, ${more.join(' ')})`;
}
