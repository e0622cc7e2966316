import type { Generated } from 'kysely';
import type { Flag } from './store-tables';

export type ProductKind = 'simple' | 'virtual' | 'gift-card' | 'downloadable' | 'configurable' | 'grouped' | 'bundle';

export type OptionKind = 'field' | 'area' | 'date' | 'dropdown' | 'radio' | 'checkbox' | 'multiple';

export type CourierReach = 'never' | 'home' | 'abroad';
/** How often a subscription is delivered. */
export type Rhythm = 'week' | 'fortnight' | 'month' | 'season';

export interface ProductTable {
  id: Generated<number>;
  sku: string;
  kind: ProductKind;
  name: string;
  url_key: string;
  /** For a variant: its configurable product. */
  parent_id: number | null;
  short_description: string;
  description: string;
  meta_title: string | null;
  meta_description: string | null;
  /** GBP pence including VAT. Grouped and bundle products have no price of their own: 0. */
  pence: number;
  special_pence: number | null;
  /** Lowest and highest price, stored for sorting and filtering. */
  min_regular: number;
  min_final: number;
  max_regular: number;
  max_final: number;
  /** Hundredths of a per cent of VAT contained in the price. */
  vat_rate: number;
  /** Null when stock is not limited. */
  stock: number | null;
  lead_days: number;
  /** Whether a courier may take it: not at all, within the country, or abroad too. */
  courier: Generated<CourierReach>;
  flower_care: Flag;
  position: number;
  gallery_views: number;
  /** 0 hides it from the catalogue. */
  enabled: Flag;
  review_count: number;
  /** Sum of the stars of its approved reviews. */
  stars_sum: number;
  created_at: string;
  /** The largest quantity in one cart; null for the general limit. */
  max_sale_qty: Generated<number | null>;
  /** Of a subscription: how many deliveries its price pays for. */
  deliveries: Generated<number | null>;
  /** Of a subscription with only one. */
  rhythm: Generated<Rhythm | null>;
  /** Of a workshop: its day, `YYYY-MM-DD`, its hours and its place in words. */
  held_on: Generated<string | null>;
  held_at: Generated<string | null>;
  held_in: Generated<string | null>;
  /** A bit for each month in which it is sold, January the lowest; 4095 is all year. */
  months_of_sale: Generated<number>;
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
    /** Products in this category and its descendants. */
    product_count: number;
  };
  products: ProductTable;
  /** Own categories in the order of `sequence`, and all their ancestors. */
  product_categories: { product_id: number; category_id: number; is_own: Flag; sequence: number };
  /** The products on sale in each category and its descendants; the root has all. Filled by `indexListings`. */
  listings: {
    category_id: number;
    product_id: number;
    position: number;
    /** The lowest final price, in GBP pence. */
    price: number;
    /** In lower case. */
    name: string;
    created_at: string;
    /** The months in which it can be sold with what is in stock now; 0 if it is sold out. */
    months: number;
    /** Of a workshop: its day. */
    held_on: string | null;
  };
  /** How many listed products of a category have each price, category and option; `key` of `all` is 0. */
  facet_counts: { category_id: number; kind: 'all' | 'price' | 'category' | 'option'; key: number; count: number };
  /** The price, categories and options of each product on sale, as `facet_counts` names them: `p2500 c3 o12`. */
  product_facets: { product_id: number; keys: string };
  attributes: { id: number; code: string; label: string; position: number; is_facet: Flag };
  attribute_options: {
    id: Generated<number>;
    attribute_id: number;
    label: string;
    swatch: string | null;
    position: number;
  };
  product_attributes: { product_id: number; attribute_id: number; option_id: number };
  /** The options of a configurable product, in order. */
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
    /** Null for a guest. */
    customer_id: number | null;
    /** 1 when the florist rejected it; pending while this and `approved` are 0. */
    rejected: Generated<Flag>;
  };
  custom_options: {
    id: Generated<number>;
    product_id: number;
    kind: OptionKind;
    title: string;
    required: Flag;
    position: number;
    /** Of a text or date option: pence, or hundredths of a per cent of the product's price. */
    price: number;
    price_type: 'fixed' | 'percent';
    max_characters: number | null;
    /** By which the shop recognises an option, such as the email address of a gift card; usually null. */
    sku: Generated<string | null>;
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

/** What search knows besides the words of products, whose full-text index each database has in its own way. */
export interface SearchTables {
  /** Words of products, each also without any one of its letters. */
  search_near_words: {
    near: string;
    word: string;
  };
  /** Words that search takes for others too. */
  search_synonyms: {
    /** In lower case, without accents and punctuation: `mothers day`. */
    words: string;
    /** Separated by commas: `thank you, birthday`. */
    means: string;
  };
}

export interface PageTables {
  cms_pages: {
    id: Generated<number>;
    /** `home` */
    identifier: string;
    title: string;
    content_heading: string;
    /** HTML */
    content: string;
    meta_title: string;
    meta_description: string;
  };
  cms_blocks: { identifier: string; title: string; content: string };
}
