import type { Category } from './category';
import { categoryLink } from '../navigation/category-link';

/** The category whose page is at a path with a leading slash, or null. */
export function categoryAtPath(tree: readonly Category[], path: string): Category | null {
  for (const category of tree) {
    if (category.urlPath !== null && categoryLink(category.urlPath, category.urlSuffix) === path) return category;
    const below = categoryAtPath(category.children, path);
    if (below !== null) return below;
  }
  return null;
}
