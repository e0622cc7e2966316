/** Fewer characters than these are not searched for while somebody types. */
const MIN_TERM = 3;
const MAX_TERM = 200;

/** Goods suggested while somebody types. */
export const SUGGESTIONS = 12;

/** What is really searched for: without blanks around it and doubled within; null when it is too short. */
export function searchTerm(typed: string): string | null {
  const term = typed.replace(/\s+/g, ' ').trim().slice(0, MAX_TERM).trim();
  return [...term].length < MIN_TERM ? null : term;
}
