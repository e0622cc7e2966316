import { MAX_TERM } from './search-term';

/** Words that say nothing about what is looked for. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'a an and are at by for from i in is it me my of on or our some that the their this to us we with your'.split(' '),
);

/** The words of a text in lower case, without accents and apostrophes. */
export function searchWords(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’‘ʼ`´]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The words of a search term without small ones, unless it has no others. */
export function termWords(term: string): readonly string[] {
  const words = searchWords(term.slice(0, MAX_TERM));
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length === 0 ? words : telling;
}

/** The word and its singulars and plurals: words are compared by their beginnings, so "rose" needs no "roses". */
export function wordForms(word: string): readonly string[] {
  const singulars = word.length < 4 ? [] : singularsOf(word);
  return [word, ...singulars, ...[word, ...singulars].flatMap(pluralOf)];
}

function singularsOf(word: string): readonly string[] {
  const forms: string[] = [];
  if (/[^aeiou]ies$/.test(word)) forms.push(word.replace(/ies$/, 'y'));
  if (/(ch|sh|ss|x|z|us|is)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^su]s$/.test(word) && !word.endsWith('is')) forms.push(word.slice(0, -1));
  return forms;
}

function pluralOf(word: string): readonly string[] {
  return word.length >= 4 && /[^aeiou]y$/.test(word) ? [word.replace(/y$/, 'ies')] : [];
}
