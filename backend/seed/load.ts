import { indexListings } from '../commerce/catalogue/listing/index-listings';
import { indexWords } from '../commerce/catalogue/search/index-words';
import { indexPrices } from '../commerce/catalogue/product/index-prices';
import { finishBulkLoad } from '../database/finish-bulk-load';
import type { ShopDatabase } from '../database/shop-database';
import { gatherParts, gatherReferences, namedSkus } from './loading/gather-parts';
import { type Gathering, gatherProduct } from './loading/gather-product';
import { emptyProductRows, insertRows, readRowIds } from './loading/product-rows';
import { openAttributes } from './loading/load-attributes';
import { type LoadedCategories, loadCategories } from './loading/load-categories';
import { loadPeople } from './loading/load-people';
import { loadStore } from './loading/load-store';
import type { SeedCategory, SeedProduct } from './seed-shapes';
import { COUPONS, type SeedCoupon } from './shop/stores';
import type { SeedPeople } from './people-shapes';

export interface ShopSeed {
  readonly categories: readonly SeedCategory[];
  readonly products: readonly SeedProduct[];
  /** The shop's own when left out. */
  readonly coupons?: readonly SeedCoupon[];
  /** None when left out. */
  readonly people?: SeedPeople;
}

const DAY = 86_400_000;

/**
 * Stores and indexes products with everything they have. They may refer to each other and to stored products. Throws
 * for an unknown sku, category or attribute: call it in a transaction.
 */
export async function loadProducts(
  transaction: ShopDatabase,
  products: readonly SeedProduct[],
  categories: LoadedCategories,
  now: number,
): Promise<void> {
  const ids = await readRowIds(transaction);
  const named = [...new Set(products.flatMap(namedSkus))];
  const stored =
    named.length === 0
      ? []
      : await transaction.selectFrom('products').select(['id', 'sku']).where('sku', 'in', named).execute();
  const newest = products.reduce((most, product) => Math.max(most, product.position), 0);
  const gathering: Gathering = {
    rows: emptyProductRows(),
    ids,
    attributes: await openAttributes(transaction, ids),
    categories,
    skus: new Map(stored.map((row) => [row.sku, row.id])),
    assigned: new Set(),
    epoch: now - (newest + 1) * DAY,
    now,
  };
  const first = ids.next('products');
  for (const product of products) gatherParts(gathering, product, gatherProduct(gathering, product));
  for (const product of products) gatherReferences(gathering, product);
  await gathering.attributes.store();
  const { rows } = gathering;
  await insertRows(transaction, 'products', rows.products);
  await insertRows(transaction, 'product_categories', rows.product_categories);
  await insertRows(transaction, 'product_attributes', rows.product_attributes);
  await insertRows(transaction, 'configurable_options', rows.configurable_options);
  await insertRows(transaction, 'custom_options', rows.custom_options);
  await insertRows(transaction, 'custom_option_values', rows.custom_option_values);
  await insertRows(transaction, 'bundle_items', rows.bundle_items);
  await insertRows(transaction, 'bundle_choices', rows.bundle_choices);
  await insertRows(transaction, 'grouped_items', rows.grouped_items);
  await insertRows(transaction, 'download_links', rows.download_links);
  await insertRows(transaction, 'download_samples', rows.download_samples);
  await insertRows(transaction, 'product_links', rows.product_links);
  await insertRows(transaction, 'reviews', rows.reviews);
  await indexPrices(transaction, first);
  await indexListings(transaction, first);
  await indexWords(transaction, first);
  await finishBulkLoad(transaction);
}

/**
 * Seeds an empty, migrated database with the whole shop. Call it in a transaction, so that an invalid seed stores
 * nothing.
 */
export async function loadShop(transaction: ShopDatabase, seed: ShopSeed, now: number): Promise<void> {
  await loadStore(transaction, seed.coupons ?? COUPONS);
  const categories = await loadCategories(transaction, seed.categories);
  await loadProducts(transaction, seed.products, categories, now);
  if (seed.people !== undefined) await loadPeople(transaction, seed.people, now);
}
