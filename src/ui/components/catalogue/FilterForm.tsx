import {
  type ChosenFilters,
  valuesOf,
  type Filter,
  isFoldable,
  SHOWN_OPTIONS,
  type FilterOption,
} from '../../../domain/listing/filter';
import type { ListingQuery, ListingView } from '../../../domain/listing/listing-query';
import type { SiteProps } from '../../site-props';
import { filterTexts, filterOptionText } from '../../texts/en/catalogue/filters';
import { Icon } from '../shared/Icon';
import { fieldsBesideFilters, listingAddress } from './listing-address';
import { FILTER_FORM_ID, FILTERS_ID } from './listing-ids';
import { PRICE_FIELDS } from '../../../domain/listing/parse-listing-query';
import { PRICE, priceRange } from '../../../domain/listing/product-filter';

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

interface FilterGroupProps {
  readonly filter: Filter;
  readonly picked: ChosenFilters;
  readonly site: SiteProps;
}

/** One filter with its options. Shows the first of many options, and every picked one. */
function FilterGroup({ filter, picked, site }: FilterGroupProps) {
  const { code, label, kind, options } = filter;
  const values = valuesOf(picked, code);
  const first = isFoldable(filter) ? options.slice(0, SHOWN_OPTIONS) : options;
  const rest = options.slice(first.length);
  const isSingle = kind === 'radio' || kind === 'yes-no';
  const rowOf = (option: FilterOption) => (
    <OptionRow
      key={option.value}
      filter={filter}
      option={option}
      isPicked={values.includes(option.value)}
      site={site}
    />
  );
  return (
    <fieldset className="filter-group">
      <legend className="legend">{label}</legend>
      {isSingle && (
        <label className="tick-row">
          <input
            type="radio"
            className="tick"
            id={`filter-${code}-any`}
            name={code}
            value=""
            defaultChecked={!options.some(({ value }) => values.includes(value))}
          />
          <span>{code === PRICE ? filterTexts.anyPrice : filterTexts.any}</span>
        </label>
      )}
      {code === PRICE && <OwnRange filter={filter} values={values} currency={site.currency} />}
      <ul className="filter-options">{first.map(rowOf)}</ul>
      {rest.length > 0 && (
        <details open={rest.some(({ value }) => values.includes(value))} className="filter-more">
          <summary className="way-on">
            <span className="when-closed">{filterTexts.showMore}</span>
            <span className="when-open">{filterTexts.showLess}</span>
            <span className="sr-only">{`: ${label}`}</span>
          </summary>
          <ul className="filter-options">{rest.map(rowOf)}</ul>
        </details>
      )}
    </fieldset>
  );
}

interface OptionRowProps {
  readonly filter: Filter;
  readonly option: FilterOption;
  readonly isPicked: boolean;
  readonly site: SiteProps;
}

function OptionRow({ filter, option, isPicked, site }: OptionRowProps) {
  const { code, kind } = filter;
  const colour = swatchColour(option.label);
  return (
    <li>
      <label className="tick-row">
        <input
          type={kind === 'radio' || kind === 'yes-no' ? 'radio' : 'checkbox'}
          className="tick"
          id={`filter-${code}-${option.value}`}
          name={code}
          value={option.value}
          defaultChecked={isPicked}
        />
        {kind === 'swatch' && (
          <svg className="filter-swatch" viewBox="0 0 16 16" aria-hidden="true">
            <circle cx="8" cy="8" r="7" fill={colour ?? 'none'} strokeDasharray={colour === null ? '2 2' : undefined} />
          </svg>
        )}
        <span className="filter-label">{filterOptionText(filter, option, site)}</span>
        {option.count !== null && (
          <span className="filter-count">
            <span>{option.count}</span>
            <span className="sr-only">{filterTexts.products(option.count)}</span>
          </span>
        )}
      </label>
    </li>
  );
}

interface OwnRangeProps {
  readonly filter: Filter;
  readonly values: readonly string[];
  readonly currency: string;
}

/** The shopper's own range, in effect while no offered one is picked. */
function OwnRange({ filter: { options }, values, currency }: OwnRangeProps) {
  const isOffered = values.length === 1 && options.some(({ value }) => values.includes(value));
  const range = isOffered ? null : priceRange(values);
  const fields = [
    { name: PRICE_FIELDS.from, label: filterTexts.priceFrom(currency), pence: range?.from ?? null },
    { name: PRICE_FIELDS.to, label: filterTexts.priceTo(currency), pence: range?.to ?? null },
  ];
  return (
    <div className="filter-range">
      {fields.map(({ name, label, pence }) => (
        <div className="field" key={name}>
          <label className="label" htmlFor={name}>
            {label}
          </label>
          <input
            type="number"
            className="input"
            id={name}
            name={name}
            min="0"
            max="9999999"
            step="0.01"
            inputMode="decimal"
            defaultValue={pence === null ? '' : String(pence / 100)}
          />
        </div>
      ))}
    </div>
  );
}

/** Tones of the names that florists give to colours; decoration only, because the name is shown beside it. */
const TONES: ReadonlyMap<string, string> = new Map([
  ['red', '#b3303a'],
  ['crimson', '#93182e'],
  ['strawberry', '#d2485a'],
  ['burgundy', '#6d1f33'],
  ['pink', '#e39aae'],
  ['blush', '#f0c9c4'],
  ['coral', '#ea8a72'],
  ['peach', '#f2bd9b'],
  ['orange', '#e08a3c'],
  ['yellow', '#ecc94f'],
  ['lemon', '#f3e27c'],
  ['cream', '#f6ead0'],
  ['white', '#ffffff'],
  ['green', '#6d9467'],
  ['blue', '#6f8fc4'],
  ['lilac', '#b9a4d6'],
  ['lavender', '#a99bd1'],
  ['violet', '#6a4a94'],
  ['purple', '#7d5a9c'],
  ['brown', '#8a5f41'],
  ['grey', '#a3a49d'],
  ['black', '#2b2b2b'],
]);

/** CSS colour of a label such as "Pink" or "Parma violet", or null if it names none (mixed, seasonal). */
function swatchColour(label: string): string | null {
  return TONES.get(label.trim().toLowerCase().split(' ').at(-1) ?? '') ?? null;
}
