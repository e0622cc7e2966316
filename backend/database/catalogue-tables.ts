import type { Generated } from 'kysely';
import type { Flag } from './store-tables';

export type ProductKind = 'simple' | 'virtual' | 'gift-card' | 'downloadable' | 'configurable' | 'grouped' | 'bundle';

export type OptionKind = 'field' | 'area' | 'date' | 'dropdown' | 'radio' | 'checkbox' | 'multiple';

export interface ProductTable {
  id: Generated<number>;
  sku: string;
  kind: ProductKind;
  name: string;
  url_key: string;
  /** Set for a variant: the configurable product that it is bought through. */
  parent_id: number | null;
  short_description: string;
  description: string;
  meta_title: string | null;
  meta_description: string | null;
  /** GBP pence including VAT. Grouped and bundle products have no price of their own: 0. */
  pence: number;
  special_pence: number | null;
  /** The cheapest and the dearest way to buy it, kept beside it for sorting and filtering. */
  min_regular: number;
  min_final: number;
  max_regular: number;
  max_final: number;
  /** Hundredths of a per cent of VAT contained in the price. */
  vat_rate: number;
  /** Null when the shop makes as many as are asked for. */
  stock: number | null;
  lead_days: number;
  flower_care: Flag;
  position: number;
  gallery_views: number;
  /** 0 takes it off sale and out of the catalogue. */
  enabled: Flag;
  review_count: number;
  /** Sum of the stars of its approved reviews. */
  stars_sum: number;
  created_at: string;
}

export interface CatalogueTables {
  categories: {
    id: number;
    parent_id: number | null;
    level: number;
    position: number;
    name: string;
    url_key: string | null;
    url_path: string | null;
    description: string;
    meta_description: string | null;
    in_menu: Flag;
    /** Products in it and in all it contains. */
    product_count: number;
  };
  products: ProductTable;
  /** A product stands in its own categories, in the order of `sequence`, and in all that contain them. */
  product_categories: { product_id: number; category_id: number; is_own: Flag; sequence: number };
  attributes: { id: number; code: string; label: string; position: number; is_facet: Flag };
  attribute_options: {
    id: Generated<number>;
    attribute_id: number;
    label: string;
    swatch: string | null;
    position: number;
  };
  product_attributes: { product_id: number; attribute_id: number; option_id: number };
  /** The questions of a configurable product, in order. */
  configurable_options: { product_id: number; attribute_id: number; label: string; position: number };
  product_links: { product_id: number; linked_id: number; kind: 'related' | 'upsell'; position: number };
  reviews: {
    id: Generated<number>;
    product_id: number;
    nickname: string;
    summary: string;
    text: string;
    stars: number;
    created_at: string;
    approved: Flag;
    /** Null when a guest wrote it. */
    customer_id: number | null;
    /** 1 when the florist turned it down; while both are 0 it waits. */
    rejected: Generated<Flag>;
  };
  custom_options: {
    id: Generated<number>;
    product_id: number;
    kind: OptionKind;
    title: string;
    required: Flag;
    position: number;
    /** Of what is written or dated: pence, or hundredths of a per cent of the product's price. */
    price: number;
    price_type: 'fixed' | 'percent';
    max_characters: number | null;
  };
  custom_option_values: {
    id: Generated<number>;
    option_id: number;
    title: string;
    sku: string | null;
    price: number;
    price_type: 'fixed' | 'percent';
    position: number;
  };
  bundle_items: {
    id: Generated<number>;
    product_id: number;
    title: string;
    kind: 'radio' | 'select' | 'checkbox' | 'multi';
    required: Flag;
    position: number;
  };
  bundle_choices: {
    id: Generated<number>;
    item_id: number;
    product_id: number;
    quantity: number;
    is_default: Flag;
    can_change_quantity: Flag;
    position: number;
  };
  grouped_items: { product_id: number; child_id: number; quantity: number; position: number };
  download_links: { id: Generated<number>; product_id: number; title: string; pence: number; position: number };
  download_samples: { id: Generated<number>; product_id: number; title: string; position: number };
}
