import { searchWords, termWords, wordForms } from './matches-term';

/** Phrases that mean the same to shoppers as other terms do to the shop. */
export interface Synonym {
  readonly words: readonly string[];
  readonly means: readonly string[];
}

/** A page, and the phrases by which it is found besides those of its title. */
export interface NamedPage {
  readonly name: string;
  /** Without store prefix. */
  readonly path: string;
  readonly words: readonly string[];
}

/** What the florist knows of shoppers’ words. */
export interface ShopWords {
  readonly synonyms: readonly Synonym[];
  readonly pages: readonly NamedPage[];
}

export const NO_SHOP_WORDS: ShopWords = { synonyms: [], pages: [] };

/** Terms that are tried instead of one. */
const MAX_MEANT = 3;

/** Where a phrase stands in some words, each in the singular or the plural; -1 if it does not. */
function placeOf(phrase: readonly string[], words: readonly string[]): number {
  const isSame = (one: string, other: string): boolean =>
    wordForms(one).some((form) => wordForms(other).includes(form) || `${form}s` === other);
  const last = words.length - phrase.length;
  const starts = phrase.length === 0 ? [] : Array.from({ length: Math.max(0, last + 1) }, (_, at) => at);
  return starts.find((at) => phrase.every((word, index) => isSame(word, words[at + index] ?? ''))) ?? -1;
}

/** Whether a term has the phrase in it, in the singular or the plural. */
export function hasPhrase(term: string, phrase: string): boolean {
  return placeOf(searchWords(phrase), searchWords(term)) >= 0;
}

/** The term with the florist’s words in place of the shopper’s, the longest phrase first; at most three, none if it has no such phrase. */
export function meantTerms(term: string, synonyms: readonly Synonym[]): readonly string[] {
  const words = searchWords(term);
  const found = synonyms.flatMap(({ words: phrases, means }) =>
    phrases.flatMap((text) => {
      const phrase = searchWords(text);
      const at = placeOf(phrase, words);
      return at < 0 ? [] : [{ at, count: phrase.length, means }];
    }),
  );
  const [longest] = [...found].sort((one, other) => other.count - one.count);
  if (longest === undefined) return [];
  const { at, count, means } = longest;
  const terms = means.map((meaning) => [...words.slice(0, at), meaning, ...words.slice(at + count)].join(' '));
  return [...new Set(terms)].slice(0, MAX_MEANT);
}

/** The term without words that say nothing about what is looked for; null if it has none of these. */
export function withoutSmallWords(term: string): string | null {
  const telling = termWords(term);
  return telling.length === searchWords(term).length ? null : telling.join(' ');
}
