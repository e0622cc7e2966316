import type { Category } from '../../../domain/catalogue/categories/category';
import type { DemoCategory, DemoProduct } from './demo-product';

const SUFFIX = '.html';

export const FLOWERS = category('Flowers', 'flowers');
export const BOUQUETS = category('Bouquets', 'flowers/bouquets');
export const PLANTS = category('Plants', 'plants');
export const GIFTS = category('Gifts', 'gifts');

/** The category tree with the numbers of `products`. */
export function demoCategories(products: readonly DemoProduct[]): readonly Category[] {
  const node = (
    place: DemoCategory,
    position: number,
    level: number,
    children: readonly Category[] = [],
  ): Category => ({
    uid: place.uid,
    name: place.name,
    position,
    level,
    productCount: products.filter(({ categories }) => categories.includes(place)).length,
    urlPath: place.urlPath,
    urlSuffix: SUFFIX,
    inMenu: true,
    children,
  });
  return [node(FLOWERS, 1, 2, [node(BOUQUETS, 1, 3)]), node(PLANTS, 2, 2), node(GIFTS, 3, 2)];
}

function category(name: string, urlPath: string): DemoCategory {
  return { uid: `category-${urlPath}`, name, urlPath, path: `/${urlPath}${SUFFIX}` };
}
