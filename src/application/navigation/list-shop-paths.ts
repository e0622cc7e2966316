import type { Category } from '../../domain/catalogue/categories/category';
import { categoryLink } from '../../domain/navigation/paths';
import { contentAddress } from '../../domain/content/content-page';
import { WEDDINGS } from '../../domain/navigation/routes';
import { ok, type Result } from '../../domain/shared/result';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';

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
