import type { Category } from '../catalogue/category';
import { cleanPath } from './clean-path';

/**
 * The category that a path shows, looked for in depth below the root: the path without store, slashes and the
 * category's own suffix must be its path exactly. Null for a path of no category, and while there is no tree.
 */
export function activeCategory(
  tree: readonly Category[] | null,
  path: string,
  storePrefixes: readonly string[],
): Category | null {
  const [asked = ''] = cleanPath(path, storePrefixes).split(/[?#]/);
  return find(tree ?? [], withoutSlashesAround(asked));
}

/** Counted and not matched: a pattern for the slashes at the end would begin anew at each of a thousand in the middle. */
function withoutSlashesAround(path: string): string {
  let start = 0;
  let end = path.length;
  while (path[start] === '/') start += 1;
  while (end > start && path[end - 1] === '/') end -= 1;
  return path.slice(start, end);
}

function find(level: readonly Category[], key: string): Category | null {
  for (const category of level) {
    if (isAt(category, key)) return category;
    const below = find(category.children, key);
    if (below !== null) return below;
  }
  return null;
}

function isAt({ urlPath, urlSuffix }: Category, key: string): boolean {
  return urlPath !== null && urlPath !== '' && (key === urlPath || key === `${urlPath}${urlSuffix}`);
}
