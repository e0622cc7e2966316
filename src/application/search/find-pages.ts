import type { Category } from '../../domain/catalogue/categories/category';
import { categoryLink } from '../../domain/navigation/paths';
import { matchesTerm, resemblesTerm } from '../../domain/listing/matches-term';
import { searchTerm } from '../../domain/listing/search-term';
import { contentAddress } from '../../domain/content/content-page';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
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
  readonly catalogue: Pick<Catalogue, 'meanings' | 'suggestions'>;
  /** The children of the root. */
  readonly tree: () => Promise<readonly Category[]>;
  /** Stores by prefix or code: `/ie`, `default`. */
  readonly storePrefixes?: readonly string[];
}

/**
 * Returns the categories, then the content pages, that a search term names; if it names none, those that another term with the
 * same meaning names, or else, of a term that finds no product as it is, those that it names with one letter wrong. None,
 * without a request, for a term that is too short.
 */
export type FindPages = (term: string) => Promise<Result<readonly FoundPage[], Failure>>;

export function makeFindPages({ content, catalogue, tree, storePrefixes = [] }: FindPagesDeps): FindPages {
  return async (typed) => {
    const term = searchTerm(typed);
    if (term === null) return ok([]);
    const [pages, categories] = await Promise.all([content.pages(), tree()]);
    if (!pages.ok) return pages;
    const find = (isNamed: (text: string) => boolean): readonly FoundPage[] => {
      const named = allOf(categories)
        .filter(({ name }) => isNamed(name))
        .map(({ name, urlPath, urlSuffix }) => ({ name, path: categoryLink(urlPath, urlSuffix) }));
      const written = pages.value
        .filter(({ title, description }) => isNamed(`${title} ${description}`))
        .map(({ title, slug }) => ({ name: title, path: contentAddress(slug, { tree: categories, storePrefixes }) }));
      return [...named.slice(0, MAX_CATEGORIES), ...written.slice(0, MAX_PAGES)];
    };
    const found = find((text) => matchesTerm(term, text));
    if (found.length > 0) return ok(found);
    const meanings = await catalogue.meanings(term);
    if (!meanings.ok) return meanings;
    const meant = find((text) => meanings.value.synonyms.some((synonym) => matchesTerm(synonym, text)));
    if (meant.length > 0) return ok(meant);
    const products = await catalogue.suggestions(term, 1);
    if (!products.ok) return products;
    return ok(products.value.length > 0 ? [] : find((text) => resemblesTerm(term, text)));
  };
}

/** Categories with a page of their own that the menu shows, from the top down. */
function allOf(tree: readonly Category[]): readonly Category[] {
  const shown = tree.filter(({ inMenu, urlPath }) => inMenu && urlPath !== null);
  return shown.length === 0 ? [] : [...shown, ...allOf(shown.flatMap(({ children }) => children))];
}
