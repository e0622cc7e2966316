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
