import { filterBadges, removeOption } from '../../../domain/listing/chosen-filters';
import type { Filter } from '../../../domain/listing/filter';
import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import { filterTexts, wordBadge } from '../../texts/en/filters';
import { Icon } from '../shared/Icon';
import { listingAddress } from './listing-address';

interface FilterBadgesProps {
  readonly filters: readonly Filter[];
  readonly query: ListingQuery;
  readonly view: ListingView;
  readonly site: SiteProps;
  /** Path of the listing with store prefix, without query. */
  readonly action: string;
}

/** The active filters above the products; each is a link that removes it. */
export function FilterBadges({ filters, query, view, site, action }: FilterBadgesProps) {
  const badges = filterBadges(filters, query.filters);
  if (badges.length === 0) return null;
  const hrefOf = (chosen: ListingQuery['filters']) =>
    listingAddress(action, { ...query, page: 1, filters: chosen }, view);
  return (
    <ul className="filter-badges" aria-label={filterTexts.active}>
      {badges.map((badge) => (
        <li key={`${badge.code}=${badge.value}`}>
          <a
            className="filter-badge"
            id={`badge-${badge.code}-${badge.value}`}
            data-listing="badge"
            data-code={badge.code}
            data-value={badge.value}
            href={hrefOf(removeOption(query.filters, badge.code, badge.value))}
          >
            <span className="sr-only">{filterTexts.remove}</span> {wordBadge(badge, site)}
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a className="way-on" id="badges-clear" data-listing="clear" href={hrefOf({})}>
          {filterTexts.clear}
        </a>
      </li>
    </ul>
  );
}
