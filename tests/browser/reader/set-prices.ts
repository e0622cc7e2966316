import type { SeedProduct } from '../../../backend/seed/seed-shapes';
import { PRODUCTS } from './facts';

type Priced = Pick<SeedProduct, 'pence' | 'specialPence'>;
const priceOf = ({ pence, specialPence }: Priced): number => specialPence ?? pence;
const sold = (sku: string): Priced =>
  PRODUCTS.find((product) => product.sku === sku) ?? { pence: 0, specialPence: null };

/** What is in a set, with the prices of each; empty for other products. */
export function partsOf(product: SeedProduct): readonly Priced[] {
  if (product.type === 'grouped') return product.items.map(({ sku }) => sold(sku));
  return product.type === 'bundle' ? product.items.flatMap(({ choices }) => choices.map(({ sku }) => sold(sku))) : [];
}

/** Pence that a set can come to: a group all together, a bundle with one part for each question, or several where several may be chosen. */
export function sumsOf(product: SeedProduct): readonly number[] {
  if (product.type === 'grouped')
    return [product.items.reduce((sum, { sku, quantity }) => sum + priceOf(sold(sku)) * quantity, 0)];
  if (product.type !== 'bundle') return [];
  return product.items.reduce<readonly number[]>(
    (sums, { choices, required, kind }) => {
      const prices = choices.map(({ sku, quantity }) => priceOf(sold(sku)) * quantity);
      const chosen = kind === 'checkbox' || kind === 'multi' ? subsets(prices) : prices;
      return sums.flatMap((sum) => [...(required ? [] : [0]), ...chosen].map((price) => sum + price));
    },
    [0],
  );
}

/** The sums of every choice of one or more. */
function subsets(prices: readonly number[]): readonly number[] {
  return prices.reduce<readonly number[]>((sums, price) => [...sums, price, ...sums.map((sum) => sum + price)], []);
}
