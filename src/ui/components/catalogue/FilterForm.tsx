import type { ChosenFilters, Filter } from '../../../domain/listing/filter';
import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import { filterTexts } from '../../texts/en/catalogue/filters';
import { Icon } from '../shared/Icon';
import { FilterGroup } from './FilterGroup';
import { fieldsBesideFilters, listingAddress } from './listing-address';
import { FILTER_FORM_ID, FILTERS_ID } from './listing-ids';

export interface FilterFormProps {
  readonly filters: readonly Filter[];
  /** The ticked values: the active filters and what was selected beside them. */
  readonly picked: ChosenFilters;
  readonly query: ListingQuery;
  readonly view: ListingView;
  readonly site: SiteProps;
  /** Path of the listing with store prefix, without query. */
  readonly action: string;
}

/** The filters of a listing: a plain form whose fields are the selection, with scripts and without. */
export function FilterForm({ filters, picked, query, view, site, action }: FilterFormProps) {
  return (
    <form
      method="get"
      action={action}
      className="filters-form"
      id={FILTER_FORM_ID}
      data-listing="filters"
      autoComplete="off"
    >
      <div className="filters-head">
        <h2 className="filters-title">{filterTexts.title}</h2>
        <button
          type="button"
          className="header-link"
          id="filters-close"
          popoverTarget={FILTERS_ID}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="sr-only">{filterTexts.close}</span>
        </button>
      </div>
      {fieldsBesideFilters(query, view).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {filters.map((filter) => (
        <FilterGroup key={filter.code} filter={filter} picked={picked} site={site} />
      ))}
      <p className="filters-end">
        {Object.keys(query.filters).length > 0 && (
          <a
            className="way-on"
            id="filters-clear"
            data-listing="clear"
            href={listingAddress(action, { ...query, page: 1, filters: {} }, view)}
          >
            {filterTexts.clear}
          </a>
        )}
        <button type="submit" className="button" id="filters-apply">
          {filterTexts.apply}
        </button>
      </p>
    </form>
  );
}
