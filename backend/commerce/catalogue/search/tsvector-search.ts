import { type RawBuilder, sql } from 'kysely';
import { inScope } from '../product/product-scope';
import type { TermQuery } from './term-query';
import type { ProductDescription, TermSearch } from './term-search';

/** Weights of a word elsewhere, in a sku and in the name; the first weight is not used. */
const WEIGHTS = sql.raw(`'{0, 0.1, 0.5, 1}'::real[]`);
/** Rows per statement. */
const BATCH = 500;

const all = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join(parts, sql` && `)})`;
const any = (parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> => sql`(${sql.join(parts, sql` || `)})`;

/** The suffix `:*` matches beginnings of words. Words are quoted, so they cannot contain tsquery syntax. */
function asTsquery(query: TermQuery, whole: boolean): RawBuilder<unknown> {
  const suffix = whole ? '' : ':*';
  const quoted = (word: string) => sql`quote_literal(unaccent(${word}::text))`;
  const form = (words: string) =>
    sql`to_tsquery('simple', ${sql.join(words.split(' ').map(quoted), sql` || ' <-> ' || `)} || ${sql.lit(suffix)})`;
  const every = query.map((phrases) => any(phrases.map((words) => all(words.map((forms) => any(forms.map(form)))))));
  // A subquery is evaluated once, and its result is looked up in the index however common the planner takes it to be.
  return sql`(SELECT ${all(every)})`;
}

const vector = (words: readonly string[], weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('simple', unaccent(${words.join(' ')}::text)), ${sql.lit(weight)})`;

function toRow({ id, name, skus, more }: ProductDescription) {
  return sql`(${id}, ${vector(name, 'A')} || ${vector(skus, 'B')} || ${vector(more, 'C')}, ${vector(name, 'A')})`;
}

/** Full-text search in PostgreSQL: tsvector in the configuration `simple`, accents removed by `unaccent`. */
export const tsvectorSearch: TermSearch = {
  // The index has no weights, so a query for words of names only would read the words of every match. `OFFSET 0` keeps
  // the planner from testing every product in turn because the query around it needs few.
  ids: (query, { names = false, whole = false }) =>
    sql`SELECT product_id AS id FROM product_words
      WHERE ${sql.ref(names ? 'names' : 'words')} @@ ${asTsquery(query, whole)} OFFSET 0`,
  ranked: (query) => {
    const words = asTsquery(query, false);
    return sql`SELECT product_id AS id, -ts_rank(${WEIGHTS}, words, ${words}) AS rank FROM product_words
      WHERE words @@ ${words}`;
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
