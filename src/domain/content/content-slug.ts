const SLUG = /^[a-z0-9-]{1,80}$/;

/** Returns the slug of a path with one segment (`/flower-care`), without store prefix; null for any other path. */
export function contentSlug(path: string): string | null {
  const slug = path.replace(/^\//, '');
  return SLUG.test(slug) ? slug : null;
}
