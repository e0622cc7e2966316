import { listingView } from '../../../domain/listing/parse-listing-query';
import { searchTerm } from '../../../domain/listing/search-term';
import { wordListingRefusal } from '../../../ui/components/catalogue/listing-refusal';
import type { SearchScreenProps } from '../../../ui/screens/SearchScreen';
import { readFormResult } from '../../actions/read-form-result';
import { SEARCH } from '../page-tags';
import { searchInEffect } from '../query-in-effect';
import { failed, type PageContext, type PageLoadResult } from './page';

type Body = Omit<SearchScreenProps, 'site'>;

/** The results of a search. A term that is too short is not searched. */
export async function loadSearchPage({ shop, query }: PageContext): Promise<PageLoadResult<Body>> {
  const found = await shop.searchProducts(query);
  if (!found.ok) return failed(found.reason);
  const { listing, query: wanted } = found.value;
  const { refusals, added } = readFormResult(query);
  const body = {
    listing: searchTerm(wanted.term ?? '') === null ? null : listing,
    query: wanted,
    view: listingView(query),
    refusal: wordListingRefusal(refusals),
    added,
  };
  return { kind: 'page', body, inEffect: searchInEffect(found.value), tags: [SEARCH] };
}
