/** Letters that Unicode does not decompose into a letter and an accent. */
const SINGLE: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd' };

const APOSTROPHES = /(\p{L})['’‘ʼ`´](?=\p{L})/gu;
/** A word, or several that hyphens join. */
const CHUNKS = /[\p{L}\p{Nd}]+(?:[-‐‑][\p{L}\p{Nd}]+)*/gu;
const HYPHENS = /[-‐‑]/;

function plain(text: string): string {
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replace(APOSTROPHES, '$1').toLowerCase();
  return bare.replace(/[ßæœøłđ]/g, (letter) => SINGLE[letter] ?? letter);
}

/** The words of a text, those that hyphens join together: `[['hand', 'tied'], ['roses']]`. */
export function chunksOf(text: string): readonly (readonly string[])[] {
  return (plain(text).match(CHUNKS) ?? []).map((chunk) => chunk.split(HYPHENS));
}

/**
 * The words of a text: runs of letters and digits, in lower case, without accents. An apostrophe belongs to its word, so
 * that "Mother's" and "mothers" are equal.
 */
export function wordsOf(text: string): readonly string[] {
  return chunksOf(text).flat();
}

/** The words by which a text is found: "hand-tied" also as "handtied". */
export function indexedWordsOf(text: string): readonly string[] {
  return chunksOf(text).flatMap((words) => (words.length === 1 ? words : [...words, words.join('')]));
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

/** A word, and its singular if no rule makes its plural: "narcissi" is looked for as "narcissus". */
export function singularAndPlural(word: string): readonly string[] {
  const singular = SINGULARS.get(word);
  return singular === undefined ? [word] : [word, singular];
}

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
