import { MAX_TERM } from './search-term';

/** Words that say nothing about what is looked for. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are at by for from i in is it me my of on or our some that the their this to us we with your'.split(' '),
);

/** Letters that Unicode does not decompose into a letter and an accent. */
const SINGLE: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };
const APOSTROPHES = /(\p{L})['’‘ʼ`´](?=\p{L})/gu;

/** The words of a text in lower case, without accents; an apostrophe belongs to its word. */
export function searchWords(text: string): readonly string[] {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(APOSTROPHES, '$1').toLowerCase();
  const plain = bare.replace(/[ßæœøłđ]/g, (letter) => SINGLE[letter] ?? letter);
  return plain.match(/[\p{L}\p{Nd}]+/gu) ?? [];
}

/** The words of a search term without small ones, unless it has no others. */
export function termWords(term: string): readonly string[] {
  const words = searchWords(term.slice(0, MAX_TERM));
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length === 0 ? words : telling;
}
