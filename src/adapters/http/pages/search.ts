import { namesItsPage } from '../../../domain/listing/pagination';
import { listingView, parseListingQuery } from '../../../domain/listing/parse-listing-query';
import { searchTerm } from '../../../domain/listing/search-term';
import { listingAddress } from '../../../ui/components/catalogue/listing-address';
import { listingRefusalMessage } from '../../../ui/texts/en/rejections';
import type { SearchScreenProps } from '../../../ui/screens/SearchScreen';
import { readFormOutcome } from '../form-outcome';
import { SEARCH, SEARCHED_CONTENT } from '../page-tags';
import { canonicalSearch } from '../canonical-query';
import { failed, type PageContext, type PageLoadResult } from './page';

type Body = Omit<SearchScreenProps, 'site'>;

/** The results of a search; without matching pages if only these cannot be loaded. A term that is too short is not searched. */
export async function loadSearchPage({ shop, visitor, path, query }: PageContext): Promise<PageLoadResult<Body>> {
  const [found, typedPages] = await Promise.all([
    shop.useCases.catalogue.searchProducts(query),
    shop.useCases.catalogue.findPages(parseListingQuery(query).term ?? ''),
  ]);
  if (!found.ok) return failed(found.reason);
  const { listing, filters, query: wanted, correction, near = [] } = found.value;
  const back = listingAddress(path, wanted, listingView(query));
  if (!namesItsPage(query, listing)) return { kind: 'redirect', to: back.slice(visitor.store.pathPrefix.length) };
  const isNamed = !typedPages.ok || typedPages.value.length > 0 || correction === null;
  const pages = isNamed ? typedPages : await shop.useCases.catalogue.findPages(correction.meant);
  const { refusals, added } = readFormOutcome(query);
  const body = {
    listing: searchTerm(wanted.term ?? '') === null ? null : listing,
    filters,
    query: wanted,
    correction,
    near,
    pages: pages.ok ? pages.value : [],
    view: listingView(query),
    back,
    refusal: listingRefusalMessage(refusals),
    added,
  };
  const canonicalQuery = canonicalSearch(found.value);
  return {
    kind: 'page',
    body,
    canonicalQuery,
    partFailure: pages.ok ? null : pages.reason,
    tags: [SEARCH, ...SEARCHED_CONTENT],
  };
}
