import type { Insertable } from 'kysely';
import type { ShopTables } from '../../database/shop-database';

type Rows<Table extends keyof ShopTables> = Insertable<ShopTables[Table]>[];

/** The rows of some products, in an order in which each references only earlier ones. */
export interface ProductRows {
  readonly products: Rows<'products'>;
  readonly product_categories: Rows<'product_categories'>;
  readonly product_attributes: Rows<'product_attributes'>;
  readonly configurable_options: Rows<'configurable_options'>;
  readonly custom_options: Rows<'custom_options'>;
  readonly custom_option_values: Rows<'custom_option_values'>;
  readonly bundle_items: Rows<'bundle_items'>;
  readonly bundle_choices: Rows<'bundle_choices'>;
  readonly grouped_items: Rows<'grouped_items'>;
  readonly download_links: Rows<'download_links'>;
  readonly download_samples: Rows<'download_samples'>;
  readonly product_links: Rows<'product_links'>;
  readonly reviews: Rows<'reviews'>;
}

export function emptyProductRows(): ProductRows {
  return {
    products: [],
    product_categories: [],
    product_attributes: [],
    configurable_options: [],
    custom_options: [],
    custom_option_values: [],
    bundle_items: [],
    bundle_choices: [],
    grouped_items: [],
    download_links: [],
    download_samples: [],
    product_links: [],
    reviews: [],
  };
}
