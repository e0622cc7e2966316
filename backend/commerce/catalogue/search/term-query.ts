import { wordForms } from './word-forms';
import { wordsOf } from './words';

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
