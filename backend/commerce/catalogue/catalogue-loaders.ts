import type { ShopDatabase } from '../../database/shop-database';
import { type DeliverySchedule, readDeliverySchedule } from '../delivery/delivery-schedule';
import { BatchLoader } from '../graphql/batch-loader';
import { type Availability, loadAvailability } from './product/availability';
import { type CategoryTree, readCategoryTree } from './category/category-tree';
import { type BundleItem, type GroupedItem, readBundleItems, readGroupedItems } from './product/composed-products';
import {
  type ConfigurableOption,
  readConfigurableOptions,
  readVariants,
  type Variant,
} from './product/configurable-products';
import { type CustomOption, readCustomOptions } from './product/custom-options';
import { type DownloadLink, type DownloadSample, readDownloadLinks, readDownloadSamples } from './product/downloads';
import { type ProductRow } from './product/product-row';
import { readLinkedIds, readOwnCategoryIds, readProducts } from './product/read-products';

/** Everything a product page reads, loaded in batches by product id. */
export interface CatalogueLoaders {
  /** Null when there is no such product. */
  readonly product: BatchLoader<number, ProductRow | null>;
  readonly ownCategories: BatchLoader<number, readonly number[]>;
  readonly availability: BatchLoader<number, Availability>;
  readonly customOptions: BatchLoader<number, readonly CustomOption[]>;
  readonly configurableOptions: BatchLoader<number, readonly ConfigurableOption[]>;
  readonly variants: BatchLoader<number, readonly Variant[]>;
  readonly bundleItems: BatchLoader<number, readonly BundleItem[]>;
  readonly groupedItems: BatchLoader<number, readonly GroupedItem[]>;
  readonly downloadLinks: BatchLoader<number, readonly DownloadLink[]>;
  readonly downloadSamples: BatchLoader<number, readonly DownloadSample[]>;
  readonly related: BatchLoader<number, readonly number[]>;
  readonly upsell: BatchLoader<number, readonly number[]>;
  readonly categories: () => Promise<CategoryTree>;
  readonly deliverySchedule: () => Promise<DeliverySchedule>;
}

/** Loaders for one request; what they have loaded does not change until the request ends. */
export function catalogueLoaders(database: ShopDatabase): CatalogueLoaders {
  const product = new BatchLoader((ids: readonly number[]) => readProducts(database, ids));
  const variants = new BatchLoader((ids: readonly number[]) => readVariants(database, ids));
  const bundleItems = new BatchLoader((ids: readonly number[]) => readBundleItems(database, ids));
  const groupedItems = new BatchLoader((ids: readonly number[]) => readGroupedItems(database, ids));
  const availability: BatchLoader<number, Availability> = new BatchLoader((ids: readonly number[]) =>
    loadAvailability({ product, variants, bundleItems, groupedItems }, ids),
  );
  let tree: Promise<CategoryTree> | null = null;
  let deliverySchedule: Promise<DeliverySchedule> | null = null;
  return {
    product,
    variants,
    bundleItems,
    groupedItems,
    availability,
    ownCategories: new BatchLoader((ids) => readOwnCategoryIds(database, ids)),
    customOptions: new BatchLoader((ids) => readCustomOptions(database, ids)),
    configurableOptions: new BatchLoader((ids) => readConfigurableOptions(database, ids)),
    downloadLinks: new BatchLoader((ids) => readDownloadLinks(database, ids)),
    downloadSamples: new BatchLoader((ids) => readDownloadSamples(database, ids)),
    related: new BatchLoader((ids) => readLinkedIds(database, 'related', ids)),
    upsell: new BatchLoader((ids) => readLinkedIds(database, 'upsell', ids)),
    categories: () => (tree ??= readCategoryTree(database)),
    deliverySchedule: () => (deliverySchedule ??= readDeliverySchedule(database)),
  };
}
