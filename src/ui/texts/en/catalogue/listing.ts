import type { SortOption } from '../../../../domain/listing/parse-listing-query';

/** Texts of product listings. */
export const listingTexts = {
  productsFound: (count: number) => `Products found: ${count}`,
  workshopDates: 'All dates and places left',
  within: (department: string) => `More in ${department}`,
  allOf: (department: string) => `All ${department.toLowerCase()}`,
  controls: 'Sort and layout',
  sortBy: 'Sort by',
  show: 'Show',
  perPage: (count: number) => `${count} per page`,
  apply: 'Apply',
  filters: 'Filters',
  filtersChosen: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  grid: 'Grid view',
  list: 'List view',
  products: 'Products',
  skipFilters: 'Skip to the products',
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  previous: 'Previous page',
  previousSign: '←',
  next: 'Next page',
  nextSign: '→',
  nothing: "We can't find products matching the selection.",
  nothingHint: 'Try another page in the menu, or start from the home page.',
  clearFilters: 'Clear all',
  tooNarrow: 'Remove a filter to see more, or start again without any.',
  backToHome: 'Back to Home page',
  failed: 'We could not load these products.',
  tryAgain: 'Try again',
  deliveryLine: 'Prices include VAT. Delivery is worked out from the postcode, before you pay.',
  notAdded: (reason: string) => `Nothing was added. ${reason}`,
  /** `filters` are the words of the active ones. */
  narrowed: (name: string, filters: readonly string[]) =>
    filters.length === 0 ? name : `${name}: ${filters.join(', ')}`,
  onPage: (name: string, page: number) => (page > 1 ? `${name}, page ${page}` : name),
} as const;

export const sortLabels: Readonly<Record<SortOption, string>> = {
  '': 'Default',
  name_ASC: 'Name A-Z',
  name_DESC: 'Name Z-A',
  price_ASC: 'Price low to high',
  price_DESC: 'Price high to low',
};
