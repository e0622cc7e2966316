import type { Product } from './product';

type Placed = Pick<Product, 'categoryPaths'>;

const isIn = ({ categoryPaths }: Placed, department: string): boolean =>
  categoryPaths.some((path) => path === department || path.startsWith(`${department}/`));

/** Its stock is the number of places. */
export const isWorkshop = (product: Placed): boolean => isIn(product, 'workshops');
