import type { Category } from '../catalogue/category';
import { cleanPath } from './clean-path';

/** Returns the category with exactly this path (without store prefix and suffix), or null; null without a tree. */
export function activeCategory(
  tree: readonly Category[] | null,
  path: string,
  storePrefixes: readonly string[],
): Category | null {
  const [pathname = ''] = cleanPath(path, storePrefixes).split(/[?#]/);
  return find(tree ?? [], trimSlashes(pathname));
}

/** A loop, because a regular expression for trailing slashes takes quadratic time. */
function trimSlashes(path: string): string {
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
