import type { Filter } from './filter';
import type { ListingQuery } from './listing-query';
import { CATEGORY, PRICE, priceRange } from './product-filter';

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
