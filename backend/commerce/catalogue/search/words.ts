/** Letters that are no letter with an accent to Unicode. */
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
