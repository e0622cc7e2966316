import type { Migration } from '../migrate';

const reference = (table: string): string => `integer NOT NULL REFERENCES ${table} (id) ON DELETE CASCADE`;
const flag = (name: string): string => `${name} integer NOT NULL CHECK (${name} IN (0, 1))`;

const products = (identity: string): string => `CREATE TABLE products (
  id ${identity}, sku text NOT NULL UNIQUE, kind text NOT NULL, name text NOT NULL, url_key text NOT NULL UNIQUE,
  parent_id integer REFERENCES products (id) ON DELETE CASCADE, short_description text NOT NULL,
  description text NOT NULL, meta_title text, meta_description text, pence integer NOT NULL CHECK (pence >= 0),
  special_pence integer CHECK (special_pence >= 0), min_regular integer NOT NULL, min_final integer NOT NULL,
  max_regular integer NOT NULL, max_final integer NOT NULL, vat_rate integer NOT NULL,
  stock integer CHECK (stock >= 0), lead_days integer NOT NULL, ${flag('flower_care')}, position integer NOT NULL,
  gallery_views integer NOT NULL, ${flag('enabled')}, review_count integer NOT NULL, stars_sum integer NOT NULL,
  created_at text NOT NULL)`;

const categories = `CREATE TABLE categories (
  id integer PRIMARY KEY, parent_id integer REFERENCES categories (id), level integer NOT NULL,
  position integer NOT NULL, name text NOT NULL, url_key text, url_path text UNIQUE, description text NOT NULL,
  meta_description text, ${flag('in_menu')},
  product_count integer NOT NULL)`;

const attributes = (identity: string): string[] => [
  `CREATE TABLE attributes (
    id integer PRIMARY KEY, code text NOT NULL UNIQUE, label text NOT NULL, position integer NOT NULL,
    ${flag('is_facet')})`,
  `CREATE TABLE attribute_options (
    id ${identity}, attribute_id ${reference('attributes')}, label text NOT NULL, swatch text,
    position integer NOT NULL, UNIQUE (attribute_id, label))`,
  `CREATE TABLE product_attributes (
    product_id ${reference('products')}, attribute_id ${reference('attributes')},
    option_id ${reference('attribute_options')}, PRIMARY KEY (product_id, attribute_id, option_id))`,
  `CREATE INDEX product_attributes_option ON product_attributes (option_id, product_id)`,
  `CREATE TABLE configurable_options (
    product_id ${reference('products')}, attribute_id ${reference('attributes')}, label text NOT NULL,
    position integer NOT NULL, PRIMARY KEY (product_id, attribute_id))`,
];

const options = (identity: string): string[] => [
  `CREATE TABLE custom_options (
    id ${identity}, product_id ${reference('products')}, kind text NOT NULL, title text NOT NULL, ${flag('required')},
    position integer NOT NULL, price integer NOT NULL, price_type text NOT NULL, max_characters integer)`,
  `CREATE INDEX custom_options_product ON custom_options (product_id)`,
  `CREATE TABLE custom_option_values (
    id ${identity}, option_id ${reference('custom_options')}, title text NOT NULL, sku text, price integer NOT NULL,
    price_type text NOT NULL, position integer NOT NULL)`,
  `CREATE INDEX custom_option_values_option ON custom_option_values (option_id)`,
];

const composites = (identity: string): string[] => [
  `CREATE TABLE bundle_items (
    id ${identity}, product_id ${reference('products')}, title text NOT NULL, kind text NOT NULL, ${flag('required')},
    position integer NOT NULL)`,
  `CREATE INDEX bundle_items_product ON bundle_items (product_id)`,
  `CREATE TABLE bundle_choices (
    id ${identity}, item_id ${reference('bundle_items')}, product_id ${reference('products')},
    quantity integer NOT NULL, ${flag('is_default')}, ${flag('can_change_quantity')}, position integer NOT NULL)`,
  `CREATE INDEX bundle_choices_item ON bundle_choices (item_id)`,
  `CREATE TABLE grouped_items (
    product_id ${reference('products')}, child_id ${reference('products')}, quantity integer NOT NULL,
    position integer NOT NULL, PRIMARY KEY (product_id, child_id))`,
  `CREATE TABLE download_links (
    id ${identity}, product_id ${reference('products')}, title text NOT NULL, pence integer NOT NULL,
    position integer NOT NULL)`,
  `CREATE INDEX download_links_product ON download_links (product_id)`,
  `CREATE TABLE download_samples (
    id ${identity}, product_id ${reference('products')}, title text NOT NULL, position integer NOT NULL)`,
  `CREATE INDEX download_samples_product ON download_samples (product_id)`,
];

/** The catalogue. Every foreign key that pages read by has an index, so that nothing is scanned as the shop grows. */
export const catalogue: Migration = {
  name: '0002-catalogue',
  statements: (identity) => [
    categories,
    products(identity),
    `CREATE INDEX products_parent ON products (parent_id)`,
    // Listings of the whole shop are read in the order of these indexes, page by page.
    `CREATE INDEX products_by_position ON products (enabled, parent_id, position, id)`,
    `CREATE INDEX products_by_price ON products (enabled, parent_id, min_final, id)`,
    `CREATE TABLE product_categories (
      product_id ${reference('products')}, category_id ${reference('categories')}, ${flag('is_own')},
      sequence integer NOT NULL, PRIMARY KEY (product_id, category_id))`,
    `CREATE INDEX product_categories_category ON product_categories (category_id, product_id)`,
    ...attributes(identity),
    ...options(identity),
    ...composites(identity),
    `CREATE TABLE product_links (
      product_id ${reference('products')}, linked_id ${reference('products')}, kind text NOT NULL,
      position integer NOT NULL, PRIMARY KEY (product_id, kind, linked_id))`,
    `CREATE TABLE reviews (
      id ${identity}, product_id ${reference('products')}, nickname text NOT NULL, summary text NOT NULL,
      text text NOT NULL, stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5), created_at text NOT NULL,
      ${flag('approved')})`,
    `CREATE INDEX reviews_product ON reviews (product_id, approved, created_at)`,
  ],
};
