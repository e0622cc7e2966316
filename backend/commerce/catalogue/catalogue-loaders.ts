import type { ShopDatabase } from '../../database/shop-database';
import { readWorkingDays, type WorkingDays } from '../delivery/delivery-schedule';
import DataLoader from 'dataloader';
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
  readonly product: DataLoader<number, ProductRow | null>;
  readonly ownCategories: DataLoader<number, readonly number[]>;
  readonly availability: DataLoader<number, Availability>;
  readonly customOptions: DataLoader<number, readonly CustomOption[]>;
  readonly configurableOptions: DataLoader<number, readonly ConfigurableOption[]>;
  readonly variants: DataLoader<number, readonly Variant[]>;
  readonly bundleItems: DataLoader<number, readonly BundleItem[]>;
  readonly groupedItems: DataLoader<number, readonly GroupedItem[]>;
  readonly downloadLinks: DataLoader<number, readonly DownloadLink[]>;
  readonly downloadSamples: DataLoader<number, readonly DownloadSample[]>;
  readonly related: DataLoader<number, readonly number[]>;
  readonly upsell: DataLoader<number, readonly number[]>;
  readonly categories: () => Promise<CategoryTree>;
  readonly workingDays: () => Promise<WorkingDays>;
}

/** Loaders for one request; what they have loaded does not change until the request ends. */
export function catalogueLoaders(database: ShopDatabase): CatalogueLoaders {
  const product = new DataLoader((ids: readonly number[]) => readProducts(database, ids));
  const variants = new DataLoader((ids: readonly number[]) => readVariants(database, ids));
  const bundleItems = new DataLoader((ids: readonly number[]) => readBundleItems(database, ids));
  const groupedItems = new DataLoader((ids: readonly number[]) => readGroupedItems(database, ids));
  const availability: DataLoader<number, Availability> = new DataLoader((ids: readonly number[]) =>
    loadAvailability({ product, variants, bundleItems, groupedItems }, ids),
  );
  let tree: Promise<CategoryTree> | null = null;
  let workingDays: Promise<WorkingDays> | null = null;
  return {
    product,
    variants,
    bundleItems,
    groupedItems,
    availability,
    ownCategories: new DataLoader((ids) => readOwnCategoryIds(database, ids)),
    customOptions: new DataLoader((ids) => readCustomOptions(database, ids)),
    configurableOptions: new DataLoader((ids) => readConfigurableOptions(database, ids)),
    downloadLinks: new DataLoader((ids) => readDownloadLinks(database, ids)),
    downloadSamples: new DataLoader((ids) => readDownloadSamples(database, ids)),
    related: new DataLoader((ids) => readLinkedIds(database, 'related', ids)),
    upsell: new DataLoader((ids) => readLinkedIds(database, 'upsell', ids)),
    categories: () => (tree ??= readCategoryTree(database)),
    workingDays: () => (workingDays ??= readWorkingDays(database)),
  };
}
