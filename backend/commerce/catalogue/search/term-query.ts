import { wordForms, wordsOf } from './words';
import { type RawBuilder, sql } from 'kysely';
import type { SearchTerm } from './read-term';

/** The forms of a word, or of a phrase whose words stand together: a product has any of them, the last word at least begun. */
export type WordForms = readonly string[];
/** A product has all of them. */
export type Phrase = readonly WordForms[];
/** A product has any of the phrases: what was typed, or what it means as well. */
export type Alternatives = readonly Phrase[];
/** What full-text search looks for: a product has every part. */
export type TermQuery = readonly Alternatives[];

/** Letters of the beginnings that the index of the file has; the lists of others are merged from those of words. */
const INDEXED_PREFIX = { from: 2, to: 5 };

/** Further words of a search term are ignored. */
export const MAX_WORDS = 8;

/** True when searching by the beginnings of these words may merge long lists. */
export function hasUnindexedPrefix(query: TermQuery): boolean {
  const forms = query.flat(3);
  return forms.some((form) => form.length < INDEXED_PREFIX.from || form.length > INDEXED_PREFIX.to);
}

export function phraseOf(words: readonly string[]): Phrase {
  return words.map(wordForms);
}

/** Words that stand together: a meaning such as "gift card" is no gift and no other card. */
export function togetherOf(words: readonly string[]): Phrase {
  const begun = words.slice(0, -1);
  return [wordForms(words.at(-1) ?? '').map((form) => [...begun, form].join(' '))];
}

/** Every word, each only as it is typed. */
export function literalQuery(text: string): TermQuery {
  return phraseOf(wordsOf(text).slice(0, MAX_WORDS)).map((forms) => [[forms]]);
}

/** Path of the department of tributes. */
const FUNERALS = 'funerals';
/** More than any rank of full-text search, positive or negative. */
const AFTER_TYPED = sql.lit(1_000);
const AFTER_ALL = sql.lit(1_000_000);

/** The rank of a product `f` among others, that of a tribute raised by `after`: who looks for roses is not shown a casket spray first. */
export function tributesLast(rank: RawBuilder<unknown>, after: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`${rank} + CASE WHEN EXISTS (SELECT 1 FROM listings t WHERE t.product_id = f.id
    AND t.category_id = (SELECT id FROM categories WHERE url_path = ${FUNERALS})) THEN ${after} ELSE 0 END`;
}

/**
 * The order of what a search finds, smaller for a better match, from the `rank` of full-text search of products `f`: what has
 * the typed words comes before what has only their meanings, and tributes come last unless the term asks for a funeral.
 * `typedIds` is the subquery of the first, or null if the words mean nothing else.
 */
export function relevance(
  typedIds: RawBuilder<unknown> | null,
  { isForFuneral }: Pick<SearchTerm, 'isForFuneral'>,
): RawBuilder<unknown> {
  const rank =
    typedIds === null ? sql`f.rank` : sql`f.rank + CASE WHEN f.id IN (${typedIds}) THEN 0 ELSE ${AFTER_TYPED} END`;
  return isForFuneral ? rank : tributesLast(rank, AFTER_ALL);
}
