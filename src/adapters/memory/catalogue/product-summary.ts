import type { Availability } from '../../../domain/catalogue/availability';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import type { InMemoryStore } from '../in-memory-store';
import type { MemoryProduct } from '../in-memory-store-data';

/** The summary of a product, for its card. */
export function summaryOf(product: Product): ProductSummary {
  const { uid, sku, name, type, typeName, path, availability, price, picture, rating, needsChoices } = product;
  return { uid, sku, name, type, typeName, path, availability, price, picture, rating, needsChoices };
}

/** The same with the current stock, and the time of a workshop. */
export function summaryNow(shop: InMemoryStore, { product, held }: MemoryProduct): ProductSummary {
  const summary = { ...summaryOf(product), availability: availabilityNow(shop, product.sku) };
  return held === undefined ? summary : { ...summary, workshop: `${held.on}, ${held.at}` };
}

export function availabilityNow(shop: InMemoryStore, sku: string): Availability {
  const left = shop.stockLeft(sku);
  return { inStock: left !== 0, onlyLeft: left };
}
