import { groupProductFields } from './product-fields';

/** Fields of composed products; links and samples come in the florist's order. `items` differs by type, so each has an alias. `more` of every product. */
export const composedFields = (more: string): string => `
  ... on BundleProduct {
    bundle_items: items {
      uid title type required position
      options {
        uid quantity is_default can_change_quantity position
        product {
          uid name stock_status only_x_left_in_stock ${more}
          price_range { minimum_price { regular_price { value currency } final_price { value currency } } }
        }
      }
    }
  }
  ... on GroupedProduct { group_items: items { position qty product { ${groupProductFields(more)} } } }
  ... on DownloadableProduct {
    links_title links_purchased_separately
    downloadable_product_links { uid title price sort_order }
    downloadable_product_samples { title sample_url }
  }
  ... on VirtualProduct { gift_message_available product_links { linked_product_sku } }`;
