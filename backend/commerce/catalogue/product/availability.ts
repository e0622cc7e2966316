import type { BundleItem } from './composed-products';
import type { CatalogueLoaders } from '../catalogue-loaders';
import type { ProductRow } from './product-row';
import { loadAll } from '../../graphql/batch-loader';

/** Whether it can be sold; `left` is null when stock is not limited. */
export interface Availability {
  readonly inStock: boolean;
  readonly left: number | null;
}

type Parts = Pick<CatalogueLoaders, 'product' | 'variants' | 'bundleItems' | 'groupedItems'>;

const NOTHING: Availability = { inStock: false, left: null };

/** Whether this many of a product can be bought. */
export function enough(row: ProductRow | null, quantity: number): boolean {
  return row !== null && row.enabled === 1 && (row.stock === null || row.stock >= quantity);
}

async function bundleInStock(parts: Parts, items: readonly BundleItem[]): Promise<boolean> {
  const checks = await Promise.all(
    items.map(async (item) => {
      const products = await loadAll(
        parts.product,
        item.choices.map((choice) => choice.product_id),
      );
      return (
        item.required === 0 || item.choices.some((choice, index) => enough(products[index] ?? null, choice.quantity))
      );
    }),
  );
  return items.length > 0 && checks.every(Boolean);
}

async function availabilityOf(parts: Parts, row: ProductRow): Promise<Availability> {
  if (row.enabled !== 1) return NOTHING;
  switch (row.kind) {
    case 'simple':
    case 'virtual':
    case 'gift-card':
    case 'downloadable':
      return { inStock: enough(row, 1), left: row.stock };
    case 'configurable': {
      const variants = await parts.variants.load(row.id);
      return { inStock: variants.some((variant) => enough(variant.product, 1)), left: null };
    }
    case 'grouped': {
      const items = await parts.groupedItems.load(row.id);
      const products = await loadAll(
        parts.product,
        items.map((item) => item.child_id),
      );
      return { inStock: products.some((product) => enough(product, 1)), left: null };
    }
    case 'bundle':
      return { inStock: await bundleInStock(parts, await parts.bundleItems.load(row.id)), left: null };
  }
}

/** The current availability by product id; that of composed products follows from their parts. */
export async function loadAvailability(parts: Parts, ids: readonly number[]): Promise<readonly Availability[]> {
  const rows = await loadAll(parts.product, ids);
  return Promise.all(rows.map(async (row) => (row === null ? NOTHING : availabilityOf(parts, row))));
}
