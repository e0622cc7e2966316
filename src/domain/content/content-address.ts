import type { Category } from '../catalogue/categories/category';
import { categoryAtPath } from '../catalogue/categories/category-at-path';
import { CONTENT_ROUTES, RESERVED_NAMES } from '../navigation/routes';

/** Pages that take precedence at the short path of a content page. */
export interface OtherPaths {
  readonly tree: readonly Category[];
  /** Stores by prefix or code: `/ie`, `default`. */
  readonly storePrefixes: readonly string[];
}

/** Returns the path of a content page, without store prefix: `/terms`, or `/Pages/search` where something else has the short one. */
export function contentAddress(slug: string, { tree, storePrefixes }: OtherPaths): string {
  const short = `/${slug}`;
  if (CONTENT_ROUTES.includes(slug)) return short;
  const isTaken =
    RESERVED_NAMES.includes(slug) ||
    storePrefixes.some((prefix) => prefix.replace(/^\//, '') === slug) ||
    categoryAtPath(tree, short) !== null;
  return isTaken ? `/Pages${short}` : short;
}
