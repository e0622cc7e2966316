import { isOneLetterApart } from './one-letter-apart';
import { searchWords, termWords } from './search-words';
import { wordForms } from './word-forms';

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
