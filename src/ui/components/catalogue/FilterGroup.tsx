import {
  type ChosenFilters,
  valuesOf,
  isFoldable,
  SHOWN_OPTIONS,
  type Filter,
  type FilterOption,
} from '../../../domain/listing/filter';
import { PRICE_FIELDS } from '../../../domain/listing/parse-listing-query';
import { PRICE, priceRange } from '../../../domain/listing/product-filter';
import type { SiteProps } from '../../site-props';
import { filterTexts, filterOptionText } from '../../texts/en/catalogue/filters';
import { swatchColour } from './swatch-colour';

interface FilterGroupProps {
  readonly filter: Filter;
  readonly picked: ChosenFilters;
  readonly site: SiteProps;
}

/** One filter with its options. Shows the first of many options, and every picked one. */
export function FilterGroup({ filter, picked, site }: FilterGroupProps) {
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
