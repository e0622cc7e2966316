import type { SeedChoice, SeedProduct, SeedVariant } from '../../../backend/seed/seed-shapes';
import { shopSeed } from '../../../backend/seed/shop-seed';

/** A product to order: its input, price and stock by the seed. */
export interface PricedProduct {
  /** As requested, and as the order line must name it. */
  readonly sku: string;
  /** The product with the options; the same as `sku` unless it is a variant. */
  readonly product: string;
  /** Selected values and entered texts, by option title. */
  readonly picks: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
  /** Pence with all options, VAT included. */
  readonly unit: number;
  /** Per cent. */
  readonly vat: 0 | 20;
  /** Stock one item takes, by sku; empty when stock is unlimited. */
  readonly takes: readonly string[];
  readonly isVirtual: boolean;
  /** No courier may take it. */
  readonly isForTheVan: boolean;
  /** Stock is below demand. */
  readonly isScarce: boolean;
}

interface Wanted {
  readonly variant?: string;
  readonly picks?: PricedProduct['picks'];
  readonly texts?: PricedProduct['texts'];
  readonly scarce?: true;
}

const { products } = shopSeed({});

/** A product of the seed with options; throws when the combination is not sold. */
export function pricedProduct(product: string, wanted: Wanted = {}): PricedProduct {
  const seed = seedOf(product);
  const { picks = {}, texts = {} } = wanted;
  const variant = variantOf(seed, wanted.variant);
  const parts = partsOf(seed);
  const base = parts.length > 0 ? sum(parts.map((sku) => priceOf(seedOf(sku)))) : priceOf(variant ?? seed);
  const extra = Object.entries(picks).flatMap(([title, values]) =>
    values.map((value) => priceOfChoice(choiceOf(seed, title, value), base)),
  );
  const counted = parts.length > 0 ? parts.map(seedOf) : [variant ?? seed];
  return {
    sku: variant?.sku ?? product,
    product,
    picks,
    texts,
    unit: base + sum(extra),
    vat: seed.type === 'gift-card' ? 0 : 20,
    takes: counted.filter(({ stock }) => stock !== null).map(({ sku }) => sku),
    isVirtual: ['virtual', 'gift-card', 'downloadable'].includes(seed.type),
    isForTheVan: seed.courier === 'never',
    isScarce: wanted.scarce === true,
  };
}

function seedOf(sku: string): SeedProduct {
  const found = products.find((product) => product.sku === sku);
  if (found === undefined) throw new Error(`The florist does not sell ${sku}`);
  return found;
}

function variantOf(seed: SeedProduct, label: string | undefined): SeedVariant | null {
  if (seed.type !== 'configurable') return null;
  const found = seed.variants.find(({ values }) => values[0] === label);
  if (found === undefined) throw new Error(`${seed.sku} does not come as ${label}`);
  return found;
}

/** A bundle with default choices: the first choice of every required question. */
function partsOf(seed: SeedProduct): readonly string[] {
  if (seed.type !== 'bundle') return [];
  return seed.items.filter(({ required }) => required).map(({ choices }) => choices[0]?.sku ?? '');
}

function choiceOf(seed: SeedProduct, title: string, value: string): SeedChoice {
  const option = seed.options.find((one) => one.title === title);
  const found =
    option !== undefined && 'values' in option ? option.values.find((one) => one.title === value) : undefined;
  if (found === undefined) throw new Error(`${seed.sku} has no “${value}” for “${title}”`);
  return found;
}

const priceOf = ({ pence, specialPence }: Pick<SeedProduct, 'pence' | 'specialPence'>) => specialPence ?? pence;

/** A percentage of the product's own price in hundredths of a per cent, rounded half up. */
const priceOfChoice = ({ pence, priceType }: SeedChoice, base: number) =>
  priceType === 'percent' ? Math.floor((base * pence + 5_000) / 10_000) : pence;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
