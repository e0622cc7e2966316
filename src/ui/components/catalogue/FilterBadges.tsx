import { filterBadges, removeOption, type FilterBadge, type Filter } from '../../../domain/listing/filter';
import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import { filterTexts, filterBadgeText } from '../../texts/en/catalogue/filters';
import { Icon } from '../shared/Icon';
import { listingAddress } from './listing-address';
import { listingTexts } from '../../texts/en/catalogue/listing';
import { Drawing } from '../shared/Drawing';

interface FilterBadgesProps {
  readonly filters: readonly Filter[];
  readonly query: ListingQuery;
  readonly view: ListingView;
  readonly site: SiteProps;
  /** Path of the listing with store prefix, without query. */
  readonly action: string;
}

/** More are folded, so that the products stay in sight. */
const SHOWN_BADGES = 8;

/** The active filters above the products; each is a link that removes it. */
export function FilterBadges({ filters, query, view, site, action }: FilterBadgesProps) {
  const badges = filterBadges(filters, query.filters);
  if (badges.length === 0) return null;
  const hrefOf = (chosen: ListingQuery['filters']) =>
    listingAddress(action, { ...query, page: 1, filters: chosen }, view);
  const rowOf = (badge: FilterBadge) => (
    <li key={`${badge.code}=${badge.value}`}>
      <a
        className="filter-badge"
        id={`badge-${badge.code}-${badge.value}`}
        data-listing="badge"
        data-code={badge.code}
        data-value={badge.value}
        href={hrefOf(removeOption(query.filters, badge.code, badge.value))}
      >
        <span className="sr-only">{filterTexts.remove}</span> <span>{filterBadgeText(badge, site)}</span>
        <Icon name="close" />
      </a>
    </li>
  );
  const more = badges.slice(SHOWN_BADGES);
  return (
    <ul className="filter-badges" aria-label={filterTexts.active}>
      {badges.slice(0, SHOWN_BADGES).map(rowOf)}
      {more.length > 0 && (
        <li>
          <details className="filter-more">
            <summary className="way-on">
              <span className="when-closed">{filterTexts.moreBadges(more.length)}</span>
              <span className="when-open">{filterTexts.showLess}</span>
            </summary>
            <ul className="filter-badges">{more.map(rowOf)}</ul>
          </details>
        </li>
      )}
      <li>
        <a className="way-on" id="badges-clear" data-listing="clear" href={hrefOf({})}>
          {filterTexts.clear}
        </a>
      </li>
    </ul>
  );
}

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
