import { categoryLink } from '../../navigation/paths';

/** A node of the category tree. */
export interface Category {
  readonly uid: string;
  readonly name: string;
  readonly position: number;
  readonly level: number;
  readonly productCount: number;
  /** Null for the root. Without suffix: `flowers/roses`. */
  readonly urlPath: string | null;
  /** `.html` or empty. */
  readonly urlSuffix: string;
  readonly inMenu: boolean;
  readonly children: readonly Category[];
}

/** The content of a category page. */
export interface CategoryPage {
  readonly uid: string;
  readonly name: string;
  /** Sanitised HTML, or empty. */
  readonly description: string;
  readonly metaTitle: string | null;
  readonly metaDescription: string | null;
  readonly metaKeywords: string | null;
}

/** The category whose page is at a path with a leading slash, or null. */
export function categoryAtPath(tree: readonly Category[], path: string): Category | null {
  for (const category of tree) {
    if (category.urlPath !== null && categoryLink(category.urlPath, category.urlSuffix) === path) return category;
    const below = categoryAtPath(category.children, path);
    if (below !== null) return below;
  }
  return null;
}

/** Returns a category and its ancestors, outermost first; empty if it is not in the tree. */
export function trailInTree(tree: readonly Category[], uid: string): readonly Category[] {
  for (const category of tree) {
    if (category.uid === uid) return [category];
    const below = trailInTree(category.children, uid);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}
