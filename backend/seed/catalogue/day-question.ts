import type { SeedOption } from '../seed-shapes';
import { deliveryDate } from './options';
import type { UnpositionedProduct } from './product-builders';

/** What has to arrive fresh: its day is always asked for. */
const FRESH = /^(plants|flowers|gifts\/hampers)(\/|$)/;
/** What the van brings from the shelf: a day can be chosen, and left open. */
const FROM_THE_SHELF = /^gifts\/(vases|chocolates|candles)$/;

/** Every sku that a bundle or a set contains. */
function containedIn(products: readonly UnpositionedProduct[]): ReadonlySet<string> {
  return new Set(
    products.flatMap((product) => {
      if (product.type === 'bundle') return product.items.flatMap(({ choices }) => choices.map(({ sku }) => sku));
      return product.type === 'grouped' ? product.items.map(({ sku }) => sku) : [];
    }),
  );
}

function questionFor(product: UnpositionedProduct, contained: ReadonlySet<string>): SeedOption | null {
  const own = product.categories.at(-1) ?? '';
  const isDelivered = product.type === 'simple' || product.type === 'configurable' || product.type === 'bundle';
  if (!isDelivered || product.options.some(({ kind }) => kind === 'date')) return null;
  // Magento accepts nothing with a required question into a bundle or a set.
  if (FRESH.test(own)) return deliveryDate({ required: !contained.has(product.sku) });
  return FROM_THE_SHELF.test(own) ? deliveryDate({ required: false }) : null;
}

/** Asks for the delivery day of everything that the van brings, before the other questions. Cards go by post, without a day. */
export function withDayQuestion(products: readonly UnpositionedProduct[]): readonly UnpositionedProduct[] {
  const contained = containedIn(products);
  return products.map((product) => {
    const question = questionFor(product, contained);
    return question === null ? product : { ...product, options: [question, ...product.options] };
  });
}
