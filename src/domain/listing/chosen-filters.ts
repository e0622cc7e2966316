import type { Filter } from './filter';
import type { ListingQuery } from './listing-query';

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

/** Toggles a checkbox or swatch; replaces the value of a radio or yes/no filter. */
export function pickOption(chosen: ChosenFilters, { code, kind }: Filter, value: string): ChosenFilters {
  if (kind === 'radio' || kind === 'yes-no') return { ...chosen, [code]: [value] };
  const before = valuesOf(chosen, code);
  return { ...chosen, [code]: before.includes(value) ? without(before, value) : [...before, value] };
}

/** Removes a value; ignores one that is not chosen. */
export function removeOption(chosen: ChosenFilters, code: string, value: string): ChosenFilters {
  const before = valuesOf(chosen, code);
  return before.includes(value) ? { ...chosen, [code]: without(before, value) } : chosen;
}

/** Returns the chosen values in filter and option order; omits values that are not offered. */
export function filterBadges(filters: readonly Filter[], chosen: ChosenFilters): readonly FilterBadge[] {
  return filters.flatMap(({ code, kind, label: filter, options }) =>
    options
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

/** Reads the value of a yes/no filter. */
export function isYes(value: string): boolean {
  return value === '1';
}

function valuesOf(chosen: ChosenFilters, code: string): readonly string[] {
  return Object.hasOwn(chosen, code) ? (chosen[code] ?? []) : [];
}

function without(values: readonly string[], value: string): readonly string[] {
  return values.filter((one) => one !== value);
}
