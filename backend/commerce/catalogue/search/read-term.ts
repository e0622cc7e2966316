import type { ShopDatabase } from '../../../database/shop-database';
import { findMeanings, MAX_MEANINGS, MAX_SYNONYM_WORDS } from './synonyms';
import { type Alternatives, MAX_WORDS, phraseOf, type TermQuery, togetherOf } from './term-query';
import { chunksOf, wordForms } from './words';

/** Words that say nothing about what is looked for. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are at by can do for from happy her him how i in is it man me men much my of on or our please some soon that the ' +
    'their them they through this to us we what when where who with woman women you your'
  ).split(' '),
);

/** Words of those who look for flowers for a funeral, in the singular. */
const FUNERAL_WORDS: ReadonlySet<string> = new Set(
  'funeral tribute coffin casket graveside cremation crematorium burial hearse memorial'.split(' '),
);

/** A search term as it is searched. */
export interface SearchTerm {
  /** Empty if the term has no words. */
  readonly query: TermQuery;
  /** The same without what its words mean besides; null if they mean nothing else. */
  readonly typed: TermQuery | null;
  /** It asks for a funeral, so that tributes need not come last. */
  readonly isForFuneral: boolean;
}

/** The words of a term without small ones, unless it has no others; hyphenated words together. */
export function chunksOfTerm(term: string): readonly (readonly string[])[] {
  const all = chunksOf(term);
  const telling = all.filter(([word = '', ...more]) => more.length > 0 || !SMALL_WORDS.has(word));
  return (telling.length === 0 ? all : telling).slice(0, MAX_WORDS);
}

/** Other terms with the same meaning: the term with each of the words that mean something else replaced; at most `MAX_MEANINGS`. */
export async function readSynonymTerms(database: ShopDatabase, term: string): Promise<readonly string[]> {
  const words = chunksOfTerm(term).flat().slice(0, MAX_WORDS);
  const meanings = words.length === 0 ? [] : [...(await findMeanings(database, words))];
  const terms = meanings.flatMap(([place, others]) => {
    const [at = 0, count = 0] = place.split(' ').map(Number);
    return others.map((other) => [...words.slice(0, at), ...other, ...words.slice(at + count)].join(' '));
  });
  return [...new Set(terms)].slice(0, MAX_MEANINGS);
}

/** Reads a search term: its words in singular and plural, and what they mean besides. */
export async function readTerm(database: ShopDatabase, term: string): Promise<SearchTerm> {
  const chunks = chunksOfTerm(term);
  const words = chunks.flat().slice(0, MAX_WORDS);
  if (words.length === 0) return { query: [], typed: null, isForFuneral: false };
  const meanings = await findMeanings(database, words);
  const joined = new Map<number, readonly string[]>();
  let start = 0;
  for (const chunk of chunks) {
    if (chunk.length > 1) joined.set(start, chunk);
    start += chunk.length;
  }
  const typed: Alternatives[] = [];
  const query: Alternatives[] = [];
  for (let at = 0; at < words.length;) {
    const hyphenated = joined.get(at);
    const count = longestMeaning(meanings, at) ?? hyphenated?.length ?? 1;
    const part = words.slice(at, at + count);
    const together = hyphenated?.length === count ? [[hyphenated.join('')]] : [];
    const phrases = [part, ...together].map(phraseOf);
    typed.push(phrases);
    query.push([...phrases, ...(meanings.get(`${at} ${count}`) ?? []).map(togetherOf)]);
    at += count;
  }
  const isForFuneral = words.some((word) => wordForms(word).some((form) => FUNERAL_WORDS.has(form)));
  return { query, typed: meanings.size === 0 ? null : typed, isForFuneral };
}

/** The number of words from this one on that mean something together; null for none. */
function longestMeaning(meanings: ReadonlyMap<string, unknown>, at: number): number | null {
  for (let count = MAX_SYNONYM_WORDS; count > 0; count -= 1) if (meanings.has(`${at} ${count}`)) return count;
  return null;
}
