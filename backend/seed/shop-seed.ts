import { CATEGORIES, PRODUCTS } from './catalogue/catalogue';
import type { ShopSeed } from './load';
import { DEMO_PEOPLE } from './shop/people';

/** The seed of a new shop: the whole catalogue, and demo customers if requested. */
export function shopSeed({ demoPeople = false }: { readonly demoPeople?: boolean }): ShopSeed {
  return { categories: CATEGORIES, products: PRODUCTS, ...(demoPeople ? { people: DEMO_PEOPLE } : {}) };
}
