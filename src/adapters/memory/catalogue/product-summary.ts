import type { Availability } from '../../../domain/catalogue/availability';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import type { InMemoryStore } from '../in-memory-store';
import type { MemoryProduct } from '../in-memory-store-data';

/** The summary of a product, for its card. */
export function summaryOf(product: Product): ProductSummary {
  const { uid, sku, name, type, typeName, path, availability, price, picture, rating, needsChoices } = product;
  const { leadDays, courier } = product;
  const shown = { uid, sku, name, type, typeName, path, availability, price, picture, rating, needsChoices };
  return { ...shown, leadDays, courier };
}

/** The same with the current stock. */
export function summaryNow(shop: InMemoryStore, { product }: MemoryProduct): ProductSummary {
  return { ...summaryOf(product), availability: availabilityNow(shop, product.sku) };
}

export function availabilityNow(shop: InMemoryStore, sku: string): Availability {
  const left = shop.stockLeft(sku);
  return { inStock: left !== 0, onlyLeft: left };
}
