import type { Filter } from './filter';
import type { ListingQuery } from './listing-query';

/** Attribute code to the values chosen of it. */
export type ChosenFilters = ListingQuery['filters'];

/** A chosen value as it stands above the goods, to be taken away again. */
export interface Badge {
  readonly code: string;
  readonly value: string;
  /** What the filter is called. */
  readonly filter: string;
  /** What the value is called; null for a yes or a no, see `isYes`. */
  readonly option: string | null;
  readonly isYes: boolean;
}

/** Picking again takes a box or a swatch back; of a radio and of yes or no the last pick stands. */
export function pickOption(chosen: ChosenFilters, { code, kind }: Filter, value: string): ChosenFilters {
  if (kind === 'radio' || kind === 'yes-no') return { ...chosen, [code]: [value] };
  const before = valuesOf(chosen, code);
  return { ...chosen, [code]: before.includes(value) ? without(before, value) : [...before, value] };
}

/** Takes one value away; what was not chosen changes nothing. */
export function removeOption(chosen: ChosenFilters, code: string, value: string): ChosenFilters {
  const before = valuesOf(chosen, code);
  return before.includes(value) ? { ...chosen, [code]: without(before, value) } : chosen;
}

/** What is chosen, in the order of the filters and of their options; values that nobody offers have no name. */
export function badgesOf(filters: readonly Filter[], chosen: ChosenFilters): readonly Badge[] {
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

/** What the wire of a yes or no means by its value. */
export function isYes(value: string): boolean {
  return value === '1';
}

function valuesOf(chosen: ChosenFilters, code: string): readonly string[] {
  return Object.hasOwn(chosen, code) ? (chosen[code] ?? []) : [];
}

function without(values: readonly string[], value: string): readonly string[] {
  return values.filter((one) => one !== value);
}
