const MIN_TERM = 3;
/** Characters of a term; what is beyond them is ignored. */
export const MAX_TERM = 200;

export const MAX_SUGGESTIONS = 12;

/** Trims the input and collapses blanks; returns null if it is too short to search. */
export function searchTerm(typed: string): string | null {
  const term = cutTerm(typed.replace(/\s+/g, ' ').trim());
  return [...term].length < MIN_TERM ? null : term;
}

/** Returns at most `MAX_TERM` characters; never half of one, which no URL can contain. */
export function cutTerm(term: string): string {
  return [...term].slice(0, MAX_TERM).join('').trim();
}
