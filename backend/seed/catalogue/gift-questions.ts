import type { SeedOption } from '../seed-shapes';
import { CARD_MESSAGE_SKU, driverNote, nameOnTheCard, TRIBUTE_CARD_SKU, whenAFlowerIsMissing } from './options';
import type { UnpositionedProduct } from './product-builders';

/** What is cut from the field, where one flower may have to stand in for another. */
const CUT = /^flowers(\/|$)/;
const FUNERAL = /^funerals(\/|$)/;
/** Several visits, which no note for one of them fits. */
const SUBSCRIPTION = /subscriptions/;

const isCard = (option: SeedOption): boolean => option.sku === CARD_MESSAGE_SKU;

function withName(options: readonly SeedOption[]): readonly SeedOption[] {
  return options.flatMap((option) => (isCard(option) ? [option, nameOnTheCard()] : [option]));
}

function asked(product: UnpositionedProduct): readonly SeedOption[] {
  const own = product.categories.at(-1) ?? '';
  const { options } = product;
  if (FUNERAL.test(own))
    return options.map((option) => (isCard(option) ? { ...option, sku: TRIBUTE_CARD_SKU } : option));
  const isBrought = options.some(({ kind, sku }) => kind === 'date' && sku === undefined);
  if (!isBrought || SUBSCRIPTION.test(own)) return withName(options);
  return [...withName(options), ...(CUT.test(own) ? [whenAFlowerIsMissing()] : []), driverNote()];
}

/**
 * Asks of what the van brings who signs the card, what the driver should know, and what to do if a flower is missing. None
 * of it is asked of a tribute, which has questions of its own.
 */
export function withGiftQuestions(products: readonly UnpositionedProduct[]): readonly UnpositionedProduct[] {
  return products.map((product) => ({ ...product, options: asked(product) }));
}
