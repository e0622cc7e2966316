import type { ListingQuery } from './listing-query';
import { CATEGORY, PRICE, priceRange } from './product-filter';

/** How the options of a filter are chosen. */
export type FilterKind = 'radio' | 'swatch' | 'yes-no' | 'checkbox';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Products that match beside what is chosen of the other filters; null if the backend has not counted them all. */
  readonly count: number | null;
}

/** A filter of a listing. */
export interface Filter {
  /** Its query parameter. */
  readonly code: string;
  readonly label: string;
  readonly kind: FilterKind;
  readonly options: readonly FilterOption[];
}

const KINDS: Readonly<Record<string, FilterKind>> = {
  price: 'radio',
  color: 'swatch',
  colour: 'swatch',
  new: 'yes-no',
  sale: 'yes-no',
};

/** Category pages link to other categories instead of filtering by them. */
const HIDDEN: ReadonlySet<string> = new Set(['category_uid', 'category_id']);

/** Options shown before "show more". */
export const SHOWN_OPTIONS = 4;

/** Returns null for an attribute that is not a filter, and `checkbox` by default. */
export function filterKind(code: string): FilterKind | null {
  if (HIDDEN.has(code)) return null;
  return Object.hasOwn(KINDS, code) ? (KINDS[code] ?? 'checkbox') : 'checkbox';
}

/** True if the option list is collapsed; never for swatches and yes/no filters. */
export function isFoldable({ kind, options }: Filter): boolean {
  return (kind === 'checkbox' || kind === 'radio') && options.length > SHOWN_OPTIONS;
}

/** Attribute code to chosen values. */
export type ChosenFilters = ListingQuery['filters'];

/** A removable badge for a chosen filter value. */
export interface FilterBadge {
  readonly code: string;
  readonly value: string;
  /** Label of the filter. */
  readonly filter: string;
  /** Label of the value; null for a yes/no filter (see `isYes`). */
  readonly option: string | null;
  readonly isYes: boolean;
}

/** The chosen values that a place offers, any price range and category included; so each of them can be seen and removed. */
export function offeredValues(filters: readonly Filter[], chosen: ChosenFilters): ChosenFilters {
  const entries = Object.entries(chosen).map(([code, values]) => {
    const options = filters.find((filter) => filter.code === code)?.options ?? [];
    const isOffered = (value: string) =>
      code === PRICE ? priceRange([value]) !== null : options.some((option) => option.value === value);
    return [code, code === CATEGORY ? values : values.filter(isOffered)] as const;
  });
  return Object.fromEntries(entries.filter(([, values]) => values.length > 0));
}

/** Removes a value; ignores one that is not chosen. */
export function removeOption(chosen: ChosenFilters, code: string, value: string): ChosenFilters {
  const before = valuesOf(chosen, code);
  return before.includes(value) ? { ...chosen, [code]: without(before, value) } : chosen;
}

/** Returns the chosen values in filter and option order, then price ranges of the shopper's own; omits values that are not offered. */
export function filterBadges(filters: readonly Filter[], chosen: ChosenFilters): readonly FilterBadge[] {
  return filters.flatMap(({ code, kind, label: filter, options }) =>
    [...options, ...ownRanges(options, valuesOf(chosen, code), code)]
      .filter(({ value }) => valuesOf(chosen, code).includes(value))
      .map(({ value, label }) => ({
        code,
        value,
        filter,
        option: kind === 'yes-no' ? null : label,
        isYes: isYes(value),
      })),
  );
}

/** Price ranges that are chosen but are none of the options. */
function ownRanges(
  options: Filter['options'],
  values: readonly string[],
  code: string,
): readonly { readonly value: string; readonly label: string }[] {
  if (code !== PRICE) return [];
  const own = values.filter((value) => !options.some((option) => option.value === value));
  return own.map((value) => ({ value, label: value.replace('_', '-') }));
}

/** Reads the value of a yes/no filter. */
export function isYes(value: string): boolean {
  return value === '1';
}

/** The chosen values of an attribute, whatever its name. */
export function valuesOf(chosen: ChosenFilters, code: string): readonly string[] {
  return Object.hasOwn(chosen, code) ? (chosen[code] ?? []) : [];
}

function without(values: readonly string[], value: string): readonly string[] {
  return values.filter((one) => one !== value);
}
