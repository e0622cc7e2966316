import type { Category } from '../../domain/catalogue/categories/category';
import { categoryLink } from '../../domain/navigation/paths';
import { contentAddress } from '../../domain/content/content-page';
import { WEDDINGS } from '../../domain/navigation/routes';
import { ok, type Result } from '../../domain/shared/result';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';
import type { Catalogue } from '../ports/catalogue';

export interface ListShopPathsDeps {
  readonly content: Pick<Content, 'pages' | 'weddings'>;
  /** Stores by prefix or code: `/ie`, `default`. */
  readonly storePrefixes?: readonly string[];
}

/** Returns the path of every public page but those of products, each once and without store prefix. */
export type ListShopPaths = (tree: readonly Category[]) => Promise<Result<readonly string[], Failure>>;

export function makeListShopPaths({ content, storePrefixes = [] }: ListShopPathsDeps): ListShopPaths {
  return async (tree) => {
    const [pages, weddings] = await Promise.all([content.pages(), content.weddings()]);
    if (!pages.ok) return pages;
    if (!weddings.ok) return weddings;
    const written = pages.value.map(({ slug }) => contentAddress(slug, { tree, storePrefixes }));
    const stories = weddings.value.map(({ slug }) => `/${WEDDINGS}/${slug}`);
    return ok([...new Set(['/', ...pathsOf(tree), '/Pages', ...written, `/${WEDDINGS}`, ...stories])]);
  };
}

function pathsOf(tree: readonly Category[]): readonly string[] {
  return tree.flatMap(({ urlPath, urlSuffix, children }) => [
    ...(urlPath === null ? [] : [categoryLink(urlPath, urlSuffix)]),
    ...pathsOf(children),
  ]);
}

export interface ProductPathsDeps {
  readonly catalogue: Pick<Catalogue, 'productPaths'>;
  /** Maximum paths of one list. */
  readonly maxPaths: number;
}

/**
 * Calls `take` with the paths of one list, the first or that after a cursor of `Catalogue.productPaths`, some at a time, and waits for
 * it, so that the whole list is never in memory. Returns the cursor of the next list, or null.
 */
export type WalkProductPaths = (
  after: string | null,
  take: (paths: readonly string[]) => Promise<void> | void,
) => Promise<Result<string | null, Failure>>;

export function makeWalkProductPaths({ catalogue, maxPaths }: ProductPathsDeps): WalkProductPaths {
  return async (after, take) => {
    let count = 0;
    for (let cursor = after; ;) {
      const found = await catalogue.productPaths(cursor);
      if (!found.ok) return found;
      const { paths, next } = found.value;
      if (count > 0 && count + paths.length > maxPaths) return ok(cursor);
      await take(paths);
      count += paths.length;
      if (next === null) return ok(null);
      cursor = next;
    }
  };
}
