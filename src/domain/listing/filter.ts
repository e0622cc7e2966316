/** How the options of a filter are picked: one of them, any of them, or a plain yes or no. */
export type FilterKind = 'radio' | 'swatch' | 'yes-no' | 'checkbox';

export interface FilterOption {
  readonly value: string;
  readonly label: string;
  /** Goods that would be left. */
  readonly count: number;
}

/** One way to narrow a listing. */
export interface Filter {
  /** Its name in an address. */
  readonly code: string;
  readonly label: string;
  readonly kind: FilterKind;
  /** In the order in which they are offered. */
  readonly options: readonly FilterOption[];
}

const KINDS: Readonly<Record<string, FilterKind>> = {
  price: 'radio',
  color: 'swatch',
  colour: 'swatch',
  new: 'yes-no',
  sale: 'yes-no',
};

/** The page of a category offers no other categories: its own tree does. */
const HIDDEN: ReadonlySet<string> = new Set(['category_uid', 'category_id']);

/** More options than these are folded away until somebody asks for them. */
export const SHOWN_OPTIONS = 4;

/** Null for what is not offered as a filter; an attribute nobody has thought of is a list of boxes to tick. */
export function filterKind(code: string): FilterKind | null {
  if (HIDDEN.has(code)) return null;
  return Object.hasOwn(KINDS, code) ? (KINDS[code] ?? 'checkbox') : 'checkbox';
}

/** True when the list of options is long enough to be folded; swatches and yes or no are never long. */
export function isFoldable({ kind, options }: Filter): boolean {
  return (kind === 'checkbox' || kind === 'radio') && options.length > SHOWN_OPTIONS;
}
