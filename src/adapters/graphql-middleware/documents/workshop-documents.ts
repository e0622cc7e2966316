import { SUMMARY_FIELDS } from './product-fields';

const workshops = (name: string, more: string): string => `query ${name}($filter: ProductAttributeFilterInput) {
  products(filter: $filter, pageSize: 100) { items { ${SUMMARY_FIELDS} ${more} } }
}`;

/** The attributes exist in Magento only if the shop has created them. */
export const WORKSHOPS = workshops('workshops', 'held_on held_at');

/** When those of these products take place that are workshops. */
export const WORKSHOP_TIMES = `query workshopTimes($skus: [String], $pageSize: Int) {
  products(filter: { sku: { in: $skus } }, pageSize: $pageSize) { items { sku held_on held_at } }
}`;

export const WORKSHOPS_STANDARD = workshops('workshopsPlain', '');
