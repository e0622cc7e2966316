import type { Availability } from '../../../domain/catalogue/availability';
import type { Product, ProductSummary } from '../../../domain/catalogue/product';
import { availabilityOn } from '../../../domain/catalogue/season';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import type { MonthsOfSale } from '../../../domain/delivery/calendar/months-of-sale';
import { startingPrice } from '../../../domain/catalogue/starting-price';
import type { InMemoryStore } from '../in-memory-store';
import type { MemoryProduct } from '../in-memory-store-data';

/** The summary of a product, for its card. */
export function summaryOf(product: Product): ProductSummary {
  const { uid, sku, name, type, typeName, path, availability, picture, rating, needsChoices } = product;
  const { leadDays, courier, monthsOfSale } = product;
  const months = monthsOfSale === undefined ? {} : { monthsOfSale };
  const price = startingPrice(product);
  const shown = { uid, sku, name, type, typeName, path, availability, price, picture, rating, needsChoices };
  return { ...shown, leadDays, courier, ...months };
}

/** The same with the current stock, on this day, and the time of a workshop. */
export function summaryNow(shop: InMemoryStore, { product, held }: MemoryProduct): ProductSummary {
  const summary = { ...summaryOf(product), availability: availabilityNow(shop, product.sku, product) };
  return held === undefined ? summary : { ...summary, workshop: `${held.on}, ${held.at}` };
}

/** The availability of a product, or of its variant with this `sku`. */
export function availabilityNow(
  shop: InMemoryStore,
  sku: string,
  { monthsOfSale = null }: { readonly monthsOfSale?: MonthsOfSale },
): Availability {
  const left = shop.stockLeft(sku);
  return availabilityOn({ inStock: left !== 0, onlyLeft: left }, monthsOfSale, londonMoment(shop.now()).date);
}
