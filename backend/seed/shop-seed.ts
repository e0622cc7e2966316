import { CATEGORIES, PRODUCTS } from './catalogue/catalogue';
import type { ShopSeed } from './load';
import { DEMO_PEOPLE } from './shop/people';

/** What a new shop is filled with: the florist's whole catalogue, and people to try it as where that is wanted. */
export function shopSeed({ demoPeople = false }: { readonly demoPeople?: boolean }): ShopSeed {
  return { categories: CATEGORIES, products: PRODUCTS, ...(demoPeople ? { people: DEMO_PEOPLE } : {}) };
}
