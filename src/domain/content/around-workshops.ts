/** The paragraph of a content page in whose place its workshops are listed. */
const PLACE = '<p>{workshops}</p>';

/** Returns the HTML before and after the list of workshops, or null for a page without one. */
export function aroundWorkshops(body: string): readonly [before: string, after: string] | null {
  const at = body.indexOf(PLACE);
  return at < 0 ? null : [body.slice(0, at), body.slice(at + PLACE.length)];
}
