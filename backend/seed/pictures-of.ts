import type { SeedPicture, SeedProduct } from './seed-shapes';

/** Copies made by growing the catalogue are pictured like the product they were copied from. */
const COPY = /-\d+$/;

/** How each product is to be drawn, by its sku; null for skus that the seed does not know. */
export function picturesOf(products: readonly SeedProduct[]): (sku: string) => SeedPicture | null {
  const pictures = new Map(products.map((product) => [product.sku, product.picture]));
  return (sku) => pictures.get(sku) ?? pictures.get(sku.replace(COPY, '')) ?? null;
}
