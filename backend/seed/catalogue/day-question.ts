import type { SeedOption } from '../seed-shapes';
import {
  CARD_MESSAGE_SKU,
  deliveryDate,
  driverNote,
  nameOnTheCard,
  TRIBUTE_CARD_SKU,
  whenAFlowerIsMissing,
} from './options';
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
