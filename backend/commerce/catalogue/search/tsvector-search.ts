import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { wordForms, type ProductWords, type TermSearch } from './term-search';

/** Weights of a word elsewhere, in a sku and in the name; the first weight is not used. */
const WEIGHTS = sql.raw(`'{0, 0.1, 0.5, 1}'::real[]`);
/** Rows per statement. */
const BATCH = 500;

/** A word and its singular, matched by prefix. Both are quoted, so they cannot contain tsquery syntax. */
function anyWordForm(word: string, places: string): RawBuilder<unknown> {
  const forms = wordForms(word).map(
    (form) => sql`to_tsquery('simple', quote_literal(unaccent(${form}::text)) || ${sql.lit(`:*${places}`)})`,
  );
  return sql`(${sql.join(forms, sql` || `)})`;
}

/** `places` are the weight classes to search: A is the name, B a sku, C elsewhere; empty for all. */
const allOf = (words: readonly string[], places = ''): RawBuilder<unknown> =>
  sql`(${sql.join(
    words.map((word) => anyWordForm(word, places)),
    sql` && `,
  )})`;

const inIndex = (query: RawBuilder<unknown>) =>
  sql<SqlBool>`products.id IN (SELECT product_id FROM product_words WHERE words @@ ${query})`;

const vector = (words: readonly string[], weight: 'A' | 'B' | 'C') =>
  sql`setweight(to_tsvector('simple', unaccent(${words.join(' ')}::text)), ${sql.lit(weight)})`;

function toRow({ id, name, skus, more }: ProductWords) {
  return sql`(${id}, ${vector(name, 'A')} || ${vector(skus, 'B')} || ${vector(more, 'C')})`;
}

/** Full-text search in PostgreSQL: tsvector in the configuration `simple`, accents removed by `unaccent`. */
export const tsvectorSearch: TermSearch = {
  matches: (words) => {
    const query = allOf(words);
    return {
      condition: inIndex(query),
      ranked: sql`(SELECT product_id AS id, -ts_rank(${WEIGHTS}, words, ${query}) AS rank FROM product_words
        WHERE words @@ ${query})`,
    };
  },
  named: (words) => inIndex(allOf(words, 'A')),
  store: async (transaction, products) => {
    for (let from = 0; from < products.length; from += BATCH) {
      const rows = products.slice(from, from + BATCH).map(toRow);
      await sql`INSERT INTO product_words (product_id, words) VALUES ${sql.join(rows)}`.execute(transaction);
    }
  },
};
