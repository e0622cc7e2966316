import '../theme/pages/listing-page.module.css';
import type { Correction, Listing, ListingQuery, ListingView } from '../../domain/listing/listing-query';
import type { Filter } from '../../domain/listing/filter';
import { ListingProducts } from '../components/catalogue/ListingProducts';
import { SEARCH_PATH } from '../components/search/search-path';
import { Drawing } from '../components/shared/Drawing';
import { ServerOnly } from '../components/shared/ServerOnly';
import { Static } from '../../next-internals/server-only/server-components';
import type { SiteProps } from '../site-props';
import { headerTexts } from '../texts/en/layout/header';
import { searchTexts } from '../texts/en/catalogue/search';

export interface SearchScreenProps {
  readonly site: SiteProps;
  /** Null when nothing was searched: there is no term, or it is too short. */
  readonly listing: Listing | null;
  /** The filters offered on this page. */
  readonly filters: readonly Filter[];
  /** Categories and content pages that match the term; their paths are without store prefix. */
  readonly pages: readonly { readonly name: string; readonly path: string }[];
  /** Its term is the one that was searched. */
  readonly query: ListingQuery;
  /** Null if nothing was corrected. */
  readonly correction: Correction | null;
  /** Words of the term that find something alone, if the term finds nothing. */
  readonly near: readonly string[];
  readonly view: ListingView;
  /** Path and query of this page, with store prefix. */
  readonly back: string;
  readonly refusal: string | null;
  readonly added: string | null;
}

/** The results of a search; its URL decides term, sorting, page and layout. */
export function SearchScreen(props: SearchScreenProps) {
  const { site, listing, filters, pages, query, correction, near } = props;
  const term = query.term ?? '';
  return (
    <>
      {process.env.NEXT_RUNTIME !== '' && (
        <Static.ListingHead
          name={listing === null ? headerTexts.search : null}
          total={listing?.total ?? 0}
          {...{ filters, query, site }}
          description={null}
          listedAt={null}
        />
      )}
      <div className="category-head">
        <h1 className="search-title">{listing === null ? headerTexts.search : searchTexts.results(term)}</h1>
        <ServerOnly id="search-again">
          {process.env.NEXT_RUNTIME !== '' && (
            <Static.SearchForm id="search-again-term" term={term} storePrefix={site.storePrefix} />
          )}
        </ServerOnly>
      </div>
      <ServerOnly id="found-pages">
        {process.env.NEXT_RUNTIME !== '' && (
          <>
            <Static.CorrectedTerm correction={correction} storePrefix={site.storePrefix} />
            <Static.FoundPages pages={pages} storePrefix={site.storePrefix} />
          </>
        )}
      </ServerOnly>
      {listing === null ? (
        <Invitation term={term} />
      ) : (
        <ListingProducts
          {...props}
          name={null}
          listing={listing}
          path={SEARCH_PATH}
          nothing={pages.length > 0 ? null : <Nothing site={site} near={near} />}
          open={(feature) => feature.ofSearch({ listing, filters, query })}
        />
      )}
    </>
  );
}

function Invitation({ term }: { readonly term: string }) {
  return (
    <div className="nothing">
      <Drawing of="tulip" />
      {term !== '' && <p className="lead">{searchTexts.tooShort}</p>}
      <p>{searchTexts.invitation}</p>
    </div>
  );
}

function Nothing({ site, near }: Pick<SearchScreenProps, 'site' | 'near'>) {
  return (
    <ServerOnly id="nothing-found">
      {process.env.NEXT_RUNTIME !== '' && <Static.NoSearchResults site={site} near={near} />}
    </ServerOnly>
  );
}
