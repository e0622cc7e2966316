import { MAX_TERM } from './search-term';

/** Shorter words keep their last letter. */
const MIN_PLURAL = 4;

/**
 * True if every word of the term begins a word of the text, whatever the case and accents; a plural finds its singular too. A
 * term without words matches nothing.
 */
export function matchesTerm(term: string, text: string): boolean {
  const sought = wordsOf(term.slice(0, MAX_TERM)).map(singular);
  const words = wordsOf(text);
  return sought.length > 0 && sought.every((one) => words.some((word) => word.startsWith(one)));
}

function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function singular(word: string): string {
  return word.length >= MIN_PLURAL && word.endsWith('s') ? word.slice(0, -1) : word;
}
