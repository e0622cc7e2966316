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
