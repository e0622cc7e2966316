import { type RawBuilder, sql } from 'kysely';
import { inScope } from '../listing/product-scope';
import { wordForms, type ProductWords, type TermSearch } from './term-search';

/** Weights of a word elsewhere, in a sku and in the name; the first weight is not used. */
const WEIGHTS = sql.raw(`'{0, 0.1, 0.5, 1}'::real[]`);
/** Rows per statement. */
const BATCH = 500;

/** A word and its singular. Both are quoted, so they cannot contain tsquery syntax. */
function anyWordForm(word: string, suffix: string): RawBuilder<unknown> {
  const forms = wordForms(word).map(
    (form) => sql`to_tsquery('simple', quote_literal(unaccent(${form}::text)) || ${sql.lit(suffix)})`,
  );
  return sql`(${sql.join(forms, sql` || `)})`;
}

/** The suffix `:*` matches beginnings of words. */
function allOf(words: readonly string[], whole: boolean): RawBuilder<unknown> {
  const suffix = whole ? '' : ':*';
  // A subquery is evaluated once, and its result is looked up in the index however common the planner takes it to be.
  return sql`(SELECT ${sql.join(
    words.map((word) => anyWordForm(word, suffix)),
    sql` && `,
  )})`;
}

const vector = (words: readonly string[], weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('simple', unaccent(${words.join(' ')}::text)), ${sql.lit(weight)})`;

function toRow({ id, name, skus, more }: ProductWords) {
  return sql`(${id}, ${vector(name, 'A')} || ${vector(skus, 'B')} || ${vector(more, 'C')}, ${vector(name, 'A')})`;
}

/** Full-text search in PostgreSQL: tsvector in the configuration `simple`, accents removed by `unaccent`. */
export const tsvectorSearch: TermSearch = {
  // The index has no weights, so a query for words of names only would read the words of every match. `OFFSET 0` keeps
  // the planner from testing every product in turn because the query around it needs few.
  ids: (words, { names = false, whole = false }) =>
    sql`SELECT product_id AS id FROM product_words
      WHERE ${sql.ref(names ? 'names' : 'words')} @@ ${allOf(words, whole)} OFFSET 0`,
  ranked: (words) => {
    const query = allOf(words, false);
    return sql`SELECT product_id AS id, -ts_rank(${WEIGHTS}, words, ${query}) AS rank FROM product_words
      WHERE words @@ ${query}`;
  },
  store: async (transaction, products) => {
    for (let from = 0; from < products.length; from += BATCH) {
      const rows = products.slice(from, from + BATCH).map(toRow);
      await sql`INSERT INTO product_words (product_id, words, names) VALUES ${sql.join(rows)}`.execute(transaction);
    }
  },
  remove: async (transaction, ids) => {
    await sql`DELETE FROM product_words WHERE ${inScope('product_id', ids)}`.execute(transaction);
  },
};
