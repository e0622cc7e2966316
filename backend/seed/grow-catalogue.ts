import type { SeedProduct } from './seed-shapes';

const WORDS = ['Meadow', 'Orchard', 'Harbour', 'Lantern', 'Thistle', 'Willow', 'Copper', 'Linen', 'Juniper', 'Saffron'];

/** Prices of copies vary by up to a fifth, so that sorting and filtering by price have an effect. */
const varied = (pence: number, copy: number): number =>
  Math.max(1, Math.round(pence * (0.8 + ((copy * 37) % 41) / 100)));

function renamed(sku: string, copy: number): string {
  return `${sku}-${copy}`;
}

/** The SKU that a grown product was copied from, whose pictures it shares; any other SKU as it is. */
export const originalSku = (sku: string): string => sku.replace(/-\d+$/, '');

/** A copy of a product with its own name and sku: same type, options, reviews and categories. */
function copyOf(product: SeedProduct, copy: number, position: number): SeedProduct {
  const word = WORDS[copy % WORDS.length] ?? '';
  const common = {
    sku: renamed(product.sku, copy),
    name: `${product.name} ${word} ${copy}`,
    urlKey: `${product.urlKey}-${word.toLowerCase()}-${copy}`,
    pence: varied(product.pence, copy),
    specialPence: product.specialPence === null ? null : varied(product.specialPence, copy),
    position,
  };
  if (product.type !== 'configurable') return { ...product, ...common };
  const variants = product.variants.map((variant) => ({
    ...variant,
    sku: renamed(variant.sku, copy),
    pence: varied(variant.pence, copy),
    specialPence: variant.specialPence === null ? null : varied(variant.specialPence, copy),
  }));
  return { ...product, ...common, variants };
}

/**
 * Products number `from` (0 is the first) to `to` of an endless catalogue that repeats the given one. Copies refer to
 * the originals, which must be stored already.
 */
export function growCatalogue(products: readonly SeedProduct[], from: number, to: number): readonly SeedProduct[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const place = from + index;
    const product = products[place % products.length];
    if (product === undefined) throw new Error('The catalogue to copy is empty.');
    const copy = Math.floor(place / products.length) + 1;
    return copyOf(product, copy, products.length + place + 1);
  });
}
