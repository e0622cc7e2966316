import type { SeedProduct } from './seed-shapes';

const WORDS = ['Meadow', 'Orchard', 'Harbour', 'Lantern', 'Thistle', 'Willow', 'Copper', 'Linen', 'Juniper', 'Saffron'];

/** Prices of copies vary by up to a fifth, so that sorting and filtering by price have something to do. */
const varied = (pence: number, copy: number): number =>
  Math.max(1, Math.round(pence * (0.8 + ((copy * 37) % 41) / 100)));

function renamed(sku: string, copy: number): string {
  return `${sku}-${copy}`;
}

/** The SKU that a grown product was copied from, whose pictures it shares; any other SKU as it is. */
export const originalSku = (sku: string): string => sku.replace(/-\d+$/, '');

/** A product like another: same kind, options, reviews and place, under a name of its own. */
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
 * Products number `from` (0 is the first) to `to` of an endless catalogue with the statistics of the given one: each
 * round copies all of it. Copies refer to the originals, which must be stored already.
 */
export function growCatalogue(products: readonly SeedProduct[], from: number, to: number): readonly SeedProduct[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => {
    const place = from + index;
    const product = products[place % products.length];
    if (product === undefined) throw new Error('There is nothing to grow the catalogue from.');
    const copy = Math.floor(place / products.length) + 1;
    return copyOf(product, copy, products.length + place + 1);
  });
}
