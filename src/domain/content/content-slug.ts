/** Long enough for any name an editor would give a page, and short enough to ask a content service for. */
const SLUG = /^[a-z0-9-]{1,80}$/;

/**
 * S2-13 to S2-18. The name under which a page of the florist's own words stands: a path of one plain segment
 * (`/flower-care`), without the store before it. Null for every other path: it can be no such page.
 */
export function contentSlug(path: string): string | null {
  const slug = path.replace(/^\//, '');
  return SLUG.test(slug) ? slug : null;
}
