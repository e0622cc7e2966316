/** URL values in display order; empty is the default order. */
export const SORT_OPTIONS = ['', 'name_ASC', 'name_DESC', 'price_ASC', 'price_DESC'] as const;
export type SortOption = (typeof SORT_OPTIONS)[number];

export interface Sort {
  readonly field: string;
  readonly direction: 'ASC' | 'DESC';
}

const DEFAULT_SORT: Sort = { field: 'position', direction: 'ASC' };

export function isSortOption(text: string): text is SortOption {
  return SORT_OPTIONS.some((option) => option === text);
}

/** Parses `name_ASC`; returns the default order for invalid input. */
export function parseSort(text: string): Sort {
  const split = /^([a-z][a-z_]*)_(ASC|DESC)$/.exec(text);
  const field = split?.[1];
  if (field === undefined) return DEFAULT_SORT;
  return { field, direction: split?.[2] === 'DESC' ? 'DESC' : 'ASC' };
}
