import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { Drawing } from '../shared/Drawing';
import { listingAddress } from './listing-address';

interface NothingLeftProps {
  readonly query: ListingQuery;
  readonly view: ListingView;
  /** Path of the listing with store prefix, without query. */
  readonly action: string;
}

/** No product matches the active filters together. */
export function NoFilterResults({ query, view, action }: NothingLeftProps) {
  return (
    <div className="nothing">
      <Drawing of="snowdrop" />
      <p className="lead">{listingTexts.nothing}</p>
      <p>{listingTexts.tooNarrow}</p>
      <a
        className="button"
        href={listingAddress(action, { ...query, page: 1, filters: {} }, view)}
        id="nothing-clear"
        data-listing="clear"
      >
        {listingTexts.clearFilters}
      </a>
    </div>
  );
}
