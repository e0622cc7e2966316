import type { Migration } from '../migrate';

/** Which products a courier may take, and courier areas abroad. Tributes and hand-tied flowers of a shop that exists stay in the van. */
export const courierReach: Migration = {
  name: '0029-courier-reach',
  statements: () => [
    `ALTER TABLE products ADD COLUMN courier text NOT NULL DEFAULT 'abroad' CHECK (courier IN ('never', 'home', 'abroad'))`,
    `UPDATE products SET courier = 'never' WHERE id IN (
      SELECT product_id FROM product_categories JOIN categories ON categories.id = product_categories.category_id
      WHERE categories.url_path = 'funerals' OR categories.url_path = 'weddings' OR categories.url_path = 'flowers/bouquets')`,
    `UPDATE products SET courier = 'home' WHERE courier = 'abroad' AND id IN (
      SELECT product_id FROM product_categories JOIN categories ON categories.id = product_categories.category_id
      WHERE categories.url_path IN ('flowers', 'plants'))`,
    `ALTER TABLE delivery_zones ADD COLUMN country_code text NOT NULL DEFAULT 'GB'`,
  ],
};
