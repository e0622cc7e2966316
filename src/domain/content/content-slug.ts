const SLUG = /^[a-z0-9-]{1,80}$/;

/** Returns the slug of a path with one segment (`/flower-care`), without store prefix; null for any other path. */
export function contentSlug(path: string): string | null {
  const slug = path.replace(/^\//, '');
  return SLUG.test(slug) ? slug : null;
}

/** `flower-care` as words, `Flower care`: the heading of a page whose entry has no title. */
export function wordsOfSlug(slug: string): string {
  const words = slug.replace(/-+/g, ' ').trim();
  return words === '' ? slug : words.charAt(0).toUpperCase() + words.slice(1);
}
