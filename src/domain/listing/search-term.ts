const MIN_TERM = 3;
const MAX_TERM = 200;

export const MAX_SUGGESTIONS = 12;

/** Trims the input and collapses blanks; returns null if it is too short to search. */
export function searchTerm(typed: string): string | null {
  const term = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_TERM).trim();
  return [...term].length < MIN_TERM ? null : term;
}
