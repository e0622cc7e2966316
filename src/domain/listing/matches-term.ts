import { MAX_TERM } from './search-term';

/** Words with fewer letters match only as they are typed: too many others are like them. */
const MIN_CORRECTED = 5;

/**
 * True if every word of the term begins a word of the text, whatever the case, accents and apostrophes; a plural finds its
 * singular too, and small words such as "for" do not count. A term without words matches nothing.
 */
export function matchesTerm(term: string, text: string): boolean {
  return everyWord(term, text, isBegun);
}

/** The same, also with one letter wrong, missing, added or swapped in words of five letters or more. */
export function resemblesTerm(term: string, text: string): boolean {
  return everyWord(term, text, (sought, word) => isBegun(sought, word) || isMisspelt(sought, word));
}

function everyWord(term: string, text: string, isFound: (sought: string, word: string) => boolean): boolean {
  const sought = termWords(term);
  const words = searchWords(text);
  return sought.length > 0 && sought.every((one) => words.some((word) => isFound(one, word)));
}

function isBegun(sought: string, word: string): boolean {
  return wordForms(sought).some((form) => word.startsWith(form));
}

function isMisspelt(sought: string, word: string): boolean {
  return (
    sought.length >= MIN_CORRECTED &&
    wordForms(sought).some((form) => wordForms(word).some((own) => isOneLetterApart(form, own)))
  );
}

/** Words that say nothing about what is looked for. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    'a an and are at by can do for from happy her him how i in is it man me men much my of on or our please some soon that the ' +
    'their them they through this to us we what when where who with woman women you your'
  ).split(' '),
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

/** Shorter words have no plural: "gas", "is". */
const MIN_PLURAL = 4;

/** Plurals that no rule makes, by their singulars. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['cactus', 'cacti'],
  ['child', 'children'],
  ['crocus', 'croci'],
  ['gladiolus', 'gladioli'],
  ['half', 'halves'],
  ['leaf', 'leaves'],
  ['loaf', 'loaves'],
  ['man', 'men'],
  ['narcissus', 'narcissi'],
  ['scarf', 'scarves'],
  ['shelf', 'shelves'],
  ['woman', 'women'],
]);
const SINGULARS: ReadonlyMap<string, string> = new Map([...IRREGULAR].map(([one, many]) => [many, one]));

/** What an English word may be the plural of; some are not words, and find nothing. */
function singularsOf(word: string): readonly string[] {
  const irregular = SINGULARS.get(word);
  if (irregular !== undefined) return [irregular];
  if (word.length < MIN_PLURAL) return [];
  const forms: string[] = [];
  // Also a plural that is still being typed: "daisi".
  if (word.length > MIN_PLURAL && /[^aeiou]i(e|es)?$/.test(word)) forms.push(word.replace(/i(e|es)?$/, 'y'));
  if (/(ch|sh|ss|x|z|o|us|is)es$/.test(word)) forms.push(word.slice(0, -2));
  if (/[^su]s$/.test(word) && !word.endsWith('is')) forms.push(word.slice(0, -1));
  return forms;
}

function pluralOf(word: string): readonly string[] {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return [irregular];
  return word.length >= MIN_PLURAL && /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [];
}

/**
 * The word itself, its singulars, and a plural that does not begin with the singular. Words match by prefix, so "rose" finds
 * "roses" anyway; this is for "roses", "peonies" and "daisy".
 */
export function wordForms(word: string): readonly string[] {
  const singular = [word, ...singularsOf(word)];
  return [...new Set([...singular, ...singular.flatMap(pluralOf)])];
}

/** True if one letter is wrong, missing, added, or swapped with the next one; false for equal words. */
export function isOneLetterApart(one: string, other: string): boolean {
  if (one === other) return false;
  let from = 0;
  while (from < one.length && one[from] === other[from]) from += 1;
  let ends = 0;
  const shorter = Math.min(one.length, other.length);
  while (ends < shorter - from && one.at(-1 - ends) === other.at(-1 - ends)) ends += 1;
  const [rest, otherRest] = [one.slice(from, one.length - ends), other.slice(from, other.length - ends)];
  if (rest.length <= 1 && otherRest.length <= 1) return true;
  return rest.length === 2 && otherRest.length === 2 && rest[0] === otherRest[1] && rest[1] === otherRest[0];
}
