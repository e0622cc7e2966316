import type { NarrowedListing, TermMeanings } from '../../../application/ports/catalogue';
import { hadFirst } from '../../../domain/catalogue/availability';
import type { ProductSummary } from '../../../domain/catalogue/product';
import { filterKind, type Filter } from '../../../domain/listing/filter';
import type { ListingQuery } from '../../../domain/listing/listing-query';
import { currentPage } from '../../../domain/listing/pagination';
import { matchesTerm, isOneLetterApart, searchWords, termWords } from '../../../domain/listing/matches-term';
import { toProductFilter, type ProductFilter } from '../../../domain/listing/product-filter';
import { parseSort } from '../../../domain/listing/parse-listing-query';
import { currentPrice } from '../../../domain/catalogue/options/price-rules';
import type { MemoryAttribute } from '../in-memory-store-data';

/** A product as listings filter and sort it. */
export interface ListedProduct {
  readonly summary: ProductSummary;
  /** Uids of its categories. */
  readonly categories: readonly string[];
  /** Attribute code to its values. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

/** Width of a price band, in whole units of the currency. */
const BAND = 10;

/** One page of the matching products; a page beyond the last is the first. */
export function listProducts(
  products: readonly ListedProduct[],
  query: ListingQuery,
  category: string | null,
  attributes: readonly MemoryAttribute[],
): NarrowedListing {
  const filter = toProductFilter(query.filters, category);
  const found = products.filter((one) => passes(one, filter) && hasWords(one.summary, query.term));
  const { itemsPerPage } = query;
  const totalPages = Math.ceil(found.length / itemsPerPage);
  const page = currentPage(query.page, totalPages);
  const first = (page - 1) * itemsPerPage;
  return {
    listing: {
      items: sorted(
        found.map(({ summary }) => summary),
        query.sort,
      ).slice(first, first + itemsPerPage),
      total: found.length,
      page,
      itemsPerPage,
      totalPages,
    },
    filters: filtersOf(found, attributes),
  };
}

export function filtersOf(
  products: readonly ListedProduct[],
  attributes: readonly MemoryAttribute[],
): readonly Filter[] {
  const named = attributes.flatMap(({ code, label, values }): readonly Filter[] => {
    const options = values
      .map(([value, text]) => ({ value, label: text, count: products.filter((one) => has(one, code, [value])).length }))
      .filter(({ count }) => count > 0);
    const kind = filterKind(code);
    return kind === null || options.length === 0 ? [] : [{ code, label, kind, options }];
  });
  return products.length === 0 ? [] : [...named, priceFilter(products)];
}

function priceFilter(products: readonly ListedProduct[]): Filter {
  const bands = products.map(({ summary }) => Math.floor(currentPrice(summary.price).pence / 100 / BAND));
  const options = [...new Set(bands)]
    .sort((a, b) => a - b)
    .map((band) => ({
      value: `${band * BAND}_${(band + 1) * BAND - 0.01}`,
      label: `${band * BAND}-${(band + 1) * BAND - 0.01}`,
      count: bands.filter((one) => one === band).length,
    }));
  return { code: 'price', label: 'Price', kind: 'radio', options };
}

function passes(products: ListedProduct, { categories, price, attributes }: ProductFilter): boolean {
  const { pence } = currentPrice(products.summary.price);
  return (
    (categories === null || categories.some((uid) => products.categories.includes(uid))) &&
    (price === null || (pence >= (price.from ?? 0) && pence <= (price.to ?? Infinity))) &&
    attributes.every((one) => has(products, one.code, one.kind === 'equals' ? [one.value] : one.values))
  );
}

function has({ attributes }: ListedProduct, code: string, values: readonly string[]): boolean {
  return Object.hasOwn(attributes, code) && values.some((value) => attributes[code]?.includes(value) === true);
}

function hasWords({ name }: ProductSummary, term: string | null): boolean {
  return term === null || matchesTerm(term, name);
}

/** Products keep the store's order unless sorted by name or price; unavailable products are last in every order. */
function sorted(items: readonly ProductSummary[], sort: string): readonly ProductSummary[] {
  return hadFirst(inOrder(items, sort));
}

function inOrder(items: readonly ProductSummary[], sort: string): readonly ProductSummary[] {
  const { field, direction } = parseSort(sort);
  const sign = direction === 'DESC' ? -1 : 1;
  if (field === 'name') return [...items].sort((a, b) => sign * a.name.localeCompare(b.name, 'en'));
  if (field === 'price')
    return [...items].sort((a, b) => sign * (currentPrice(a.price).pence - currentPrice(b.price).pence));
  return items;
}

/** The meanings of a term in this shop: words that no name has become the words of names that are one letter apart. */
export function meaningsOf(
  term: string,
  products: readonly ListedProduct[],
  synonyms: Readonly<Record<string, readonly string[]>>,
): TermMeanings {
  const known = products.flatMap(({ summary }) => searchWords(summary.name));
  const words = termWords(term);
  const corrected = words.map((word) =>
    word.length < 5 || known.some((one) => matchesTerm(word, one))
      ? word
      : (known.find((one) => isOneLetterApart(word, one)) ?? word),
  );
  return {
    corrected: corrected.join(' ') === words.join(' ') ? null : corrected.join(' '),
    synonyms: words.flatMap((word) => (Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [])),
  };
}
