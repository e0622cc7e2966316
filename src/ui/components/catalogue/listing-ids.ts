/** Ids of the filters' popover and form, of the number of products, and of the products' heading. */
export const FILTERS_ID = 'filters';
export const FILTER_FORM_ID = 'filters-form';
export const FOUND_ID = 'listing-found';
export const PRODUCTS_ID = 'listing-products';
