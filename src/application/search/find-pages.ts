import type { Category } from '../../domain/catalogue/categories/category';
import { type ContentPageSummary, contentAddress } from '../../domain/content/content-page';
import type { WeddingSummary } from '../../domain/content/wedding';
import { hasSchedule, type ShopDays } from '../../domain/delivery/delivery-schedule';
import { zoneOfPostcode } from '../../domain/delivery/delivery-zone';
import { codeInTerm } from '../../domain/listing/code-in-term';
import { matchesTerm, resemblesTerm } from '../../domain/listing/matches-term';
import { searchTerm } from '../../domain/listing/search-term';
import { hasPhrase, meantTerms, type ShopWords } from '../../domain/listing/search-words';
import { categoryLink } from '../../domain/navigation/paths';
import { WEDDINGS } from '../../domain/navigation/routes';
import { ok, type Result } from '../../domain/shared/result';
import type { Catalogue } from '../ports/catalogue';
import type { Content } from '../ports/content';
import type { Failure } from '../ports/failures';
import { readShopWords } from './read-shop-words';

const MAX_CATEGORIES = 6;
const MAX_PAGES = 3;
const MAX_WEDDINGS = 3;
/** The page of where the shop delivers; a zone’s own page is this, a hyphen and the zone’s code. */
const DELIVERY = 'delivery';

export interface FoundPage {
  readonly name: string;
  /** Without store prefix. */
  readonly path: string;
}

export interface NamedPagesDeps {
  readonly content: Pick<Content, 'pages' | 'weddings' | 'shopWords'>;
  /** The children of the root. */
  readonly tree: () => Promise<readonly Category[]>;
  readonly deliverySchedule: () => Promise<ShopDays>;
  /** The form that asks for an order's number. */
  readonly orderStatus: FoundPage;
  /** Stores by prefix or code: `/ie`, `default`. */
  readonly storePrefixes: readonly string[];
}

/** Every page that can be found. */
interface AllPages {
  readonly categories: readonly Category[];
  readonly pages: readonly (ContentPageSummary & FoundPage)[];
  readonly weddings: readonly WeddingSummary[];
  readonly words: ShopWords;
}

type IsNamed = (text: string) => boolean;

/**
 * Returns what a search term names: for a postcode the page of its delivery, for an order's number the form that asks for it, the
 * florist's own pages for it, then categories, content pages and weddings. None, without a request, for a term that is too short.
 */
export type NamedPages = (term: string) => Promise<Result<readonly FoundPage[], Failure>>;

export function makeNamedPages(deps: NamedPagesDeps): NamedPages {
  return async (typed) => {
    const term = searchTerm(typed);
    if (term === null) return ok([]);
    const all = await readPages(deps);
    return all.ok ? ok(await pagesNamed(term, all.value, deps)) : all;
  };
}

export interface FindPagesDeps extends NamedPagesDeps {
  readonly catalogue: Pick<Catalogue, 'meanings' | 'suggestions'>;
}

/**
 * Returns what a search term names; if it names nothing, what another term with the same meaning names, or else, of a term that
 * finds no product as it is, what it names with one letter wrong.
 */
export type FindPages = NamedPages;

export function makeFindPages(deps: FindPagesDeps): FindPages {
  const { catalogue } = deps;
  return async (typed) => {
    const term = searchTerm(typed);
    if (term === null) return ok([]);
    const all = await readPages(deps);
    if (!all.ok) return all;
    const found = await pagesNamed(term, all.value, deps);
    if (found.length > 0) return ok(found);
    const meanings = await catalogue.meanings(term);
    if (!meanings.ok) return meanings;
    const synonyms = [...meantTerms(term, all.value.words.synonyms), ...meanings.value.synonyms];
    const meant = listed(all.value, (text) => synonyms.some((synonym) => matchesTerm(synonym, text)));
    if (meant.length > 0) return ok(meant);
    const products = await catalogue.suggestions(term, 1);
    if (!products.ok) return products;
    return ok(products.value.length > 0 ? [] : listed(all.value, (text) => resemblesTerm(term, text)));
  };
}

async function readPages({ content, tree, storePrefixes }: NamedPagesDeps): Promise<Result<AllPages, Failure>> {
  const [pages, weddings, words, categories] = await Promise.all([
    content.pages(),
    content.weddings(),
    readShopWords(content),
    tree(),
  ]);
  if (!pages.ok) return pages;
  if (!weddings.ok) return weddings;
  if (!words.ok) return words;
  const addressed = pages.value.map((page) => ({
    ...page,
    name: page.title,
    path: contentAddress(page.slug, { tree: categories, storePrefixes }),
  }));
  return ok({ categories, pages: addressed, weddings: weddings.value, words: words.value });
}

async function pagesNamed(term: string, all: AllPages, deps: NamedPagesDeps): Promise<readonly FoundPage[]> {
  const ofCode = await pagesOfCode(term, all, deps);
  if (ofCode.length > 0) return ofCode;
  const ofFlorist = all.words.pages
    .filter(({ words }) => words.some((phrase) => matchesTerm(term, phrase) || hasPhrase(term, phrase)))
    .slice(0, MAX_PAGES)
    .map(({ name, path }) => ({ name, path }));
  const others = listed(all, (text) => matchesTerm(term, text));
  return [...ofFlorist, ...others.filter(({ path }) => ofFlorist.every((own) => own.path !== path))];
}

async function pagesOfCode(term: string, { pages }: AllPages, deps: NamedPagesDeps): Promise<readonly FoundPage[]> {
  const code = codeInTerm(term);
  if (code === null) return [];
  if (code.kind === 'order-number') return [deps.orderStatus];
  const days = await deps.deliverySchedule();
  const zone = hasSchedule(days) ? zoneOfPostcode(days.zones, code.postcode) : null;
  const slugs = [...(zone?.ok === true ? [`${DELIVERY}-${zone.value.code}`] : []), DELIVERY];
  return slugs.flatMap((slug) => pages.filter((page) => page.slug === slug).map(({ name, path }) => ({ name, path })));
}

/** Categories, content pages with the ones that are so titled first, and weddings. */
function listed({ categories, pages, weddings }: AllPages, isNamed: IsNamed): readonly FoundPage[] {
  const shown = allOf(categories).filter(({ name }) => isNamed(name));
  const titled = pages.filter(({ title }) => isNamed(title));
  const described = pages.filter(({ title, description }) => !isNamed(title) && isNamed(`${title} ${description}`));
  const held = weddings.filter(({ title, place, description }) => isNamed(`${title} ${place} ${description}`));
  return [
    ...shown
      .slice(0, MAX_CATEGORIES)
      .map(({ name, urlPath, urlSuffix }) => ({ name, path: categoryLink(urlPath, urlSuffix) })),
    ...[...titled, ...described].slice(0, MAX_PAGES).map(({ name, path }) => ({ name, path })),
    ...held.slice(0, MAX_WEDDINGS).map(({ title, slug }) => ({ name: title, path: `/${WEDDINGS}/${slug}` })),
  ];
}

/** Categories with a page of their own that the menu shows, from the top down. */
function allOf(tree: readonly Category[]): readonly Category[] {
  const shown = tree.filter(({ inMenu, urlPath }) => inMenu && urlPath !== null);
  return shown.length === 0 ? [] : [...shown, ...allOf(shown.flatMap(({ children }) => children))];
}
