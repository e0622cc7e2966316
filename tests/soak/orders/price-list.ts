import type { SeedChoice, SeedProduct, SeedVariant } from '../../../backend/seed/seed-shapes';
import { shopSeed } from '../../../backend/seed/shop-seed';

/** A thing that carts are filled with: how it is asked for, and what it costs and takes by the florist's own list. */
export interface Good {
  /** As it is asked for, and as the order's line must name it. */
  readonly sku: string;
  /** Whose questions are answered; the same as `sku` unless that is a variant. */
  readonly product: string;
  /** Values picked, and texts written, by the title of the question. */
  readonly picks: Readonly<Record<string, readonly string[]>>;
  readonly texts: Readonly<Record<string, string>>;
  /** Pence with everything that was picked, VAT included. */
  readonly unit: number;
  /** Per cent. */
  readonly vat: 0 | 20;
  /** What one piece takes from the shelf, by sku; nothing where the florist makes as many as are asked for. */
  readonly takes: readonly string[];
  readonly isVirtual: boolean;
  /** There is less of it than is wanted. */
  readonly isScarce: boolean;
}

interface Wanted {
  readonly variant?: string;
  readonly picks?: Good['picks'];
  readonly texts?: Good['texts'];
  readonly scarce?: true;
}

const { products } = shopSeed({});

/** A product as the seed has it, with answers to its questions. Throws when the florist does not sell it so. */
export function good(product: string, wanted: Wanted = {}): Good {
  const seed = seedOf(product);
  const { picks = {}, texts = {} } = wanted;
  const variant = variantOf(seed, wanted.variant);
  const parts = partsOf(seed);
  const base = parts.length > 0 ? sum(parts.map((sku) => priceOf(seedOf(sku)))) : priceOf(variant ?? seed);
  const extra = Object.entries(picks).flatMap(([title, values]) =>
    values.map((value) => priceOfChoice(findBundleChoice(seed, title, value), base)),
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

/** A set that is taken as the florist composed it: the first choice of everything that must be in it. */
function partsOf(seed: SeedProduct): readonly string[] {
  if (seed.type !== 'bundle') return [];
  return seed.items.filter(({ required }) => required).map(({ choices }) => choices[0]?.sku ?? '');
}

function findBundleChoice(seed: SeedProduct, title: string, value: string): SeedChoice {
  const option = seed.options.find((one) => one.title === title);
  const found =
    option !== undefined && 'values' in option ? option.values.find((one) => one.title === value) : undefined;
  if (found === undefined) throw new Error(`${seed.sku} has no “${value}” for “${title}”`);
  return found;
}

const priceOf = ({ pence, specialPence }: Pick<SeedProduct, 'pence' | 'specialPence'>) => specialPence ?? pence;

/** A share is of the thing itself, half up: hundredths of a per cent. */
const priceOfChoice = ({ pence, priceType }: SeedChoice, base: number) =>
  priceType === 'percent' ? Math.floor((base * pence + 5_000) / 10_000) : pence;

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
