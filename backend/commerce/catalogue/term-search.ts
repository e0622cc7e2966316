import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** How words are found in the catalogue. Each database has its own way, so each has a file that implements this. */
export interface TermSearch {
  /** Conditions on a row of `products` for the words of `term`, none of which is found in a term of signs only. Null for ''. */
  matches(term: string): TermMatch | null;
}

export interface TermMatch {
  /** True for products that hold every word. */
  readonly condition: RawBuilder<SqlBool>;
  /** Smaller is nearer. */
  readonly rank: RawBuilder<number>;
}

/** Words beyond these say nothing more about what is wanted. */
const MOST_WORDS = 8;

/** The words of what was typed, in lower case. */
export function wordsOf(term: string): readonly string[] {
  return (term.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS);
}

const NOTHING: TermMatch = { condition: sql<SqlBool>`1 = 0`, rank: sql<number>`products.position` };

/** Looks through names, skus and short descriptions. It reads them all: enough for a small shop. */
export const likeSearch: TermSearch = {
  matches: (term) => {
    if (term === '') return null;
    const patterns = wordsOf(term).map((word) => `%${word}%`);
    if (patterns.length === 0) return NOTHING;
    const anywhere = patterns.map(
      (pattern) => sql<SqlBool>`(lower(products.name) LIKE ${pattern} OR lower(products.sku) LIKE ${pattern}
        OR lower(products.short_description) LIKE ${pattern})`,
    );
    const inName = patterns.map((pattern) => sql<SqlBool>`lower(products.name) LIKE ${pattern}`);
    return {
      condition: sql<SqlBool>`${sql.join(anywhere, sql` AND `)}`,
      rank: sql<number>`CASE WHEN ${sql.join(inName, sql` AND `)} THEN 0 ELSE 1 END`,
    };
  },
};
