import type { Category } from '../../domain/catalogue/category';
import { categoryLink } from '../../domain/catalogue/category-link';
import { matchesTerm } from '../../domain/listing/matches-term';
import { searchTerm } from '../../domain/listing/search-term';
import { contentAddress } from '../../domain/content/content-address';
import { ok, type Result } from '../../domain/shared/result';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';

const MAX_CATEGORIES = 6;
const MAX_PAGES = 3;

export interface FoundPage {
  readonly name: string;
  /** Without store prefix. */
  readonly path: string;
}

export interface FindPagesDeps {
  readonly content: Pick<Content, 'pages'>;
  /** Stores by prefix or code: `/ie`, `default`. */
  readonly storePrefixes?: readonly string[];
}

/** Returns the categories, then the content pages, that a search term names; none, without a request, for one that is too short. */
export type FindPages = (term: string, tree: readonly Category[]) => Promise<Result<readonly FoundPage[], Failure>>;

export function makeFindPages({ content, storePrefixes = [] }: FindPagesDeps): FindPages {
  return async (typed, tree) => {
    const term = searchTerm(typed);
    if (term === null) return ok([]);
    const pages = await content.pages();
    if (!pages.ok) return pages;
    const categories = allOf(tree)
      .filter(({ name }) => matchesTerm(term, name))
      .map(({ name, urlPath, urlSuffix }) => ({ name, path: categoryLink(urlPath, urlSuffix) }));
    const written = pages.value
      .filter(({ title, description }) => matchesTerm(term, `${title} ${description}`))
      .map(({ title, slug }) => ({ name: title, path: contentAddress(slug, { tree, storePrefixes }) }));
    return ok([...categories.slice(0, MAX_CATEGORIES), ...written.slice(0, MAX_PAGES)]);
  };
}

/** Categories with a page of their own that the menu shows, from the top down. */
function allOf(tree: readonly Category[]): readonly Category[] {
  const shown = tree.filter(({ inMenu, urlPath }) => inMenu && urlPath !== null);
  return shown.length === 0 ? [] : [...shown, ...allOf(shown.flatMap(({ children }) => children))];
}
