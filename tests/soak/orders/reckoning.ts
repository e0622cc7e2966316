import type { Good } from './price-list';

/** What a coupon takes off the goods: a share in per cent, or pence. */
export interface Coupon {
  readonly code: string;
  readonly percent: number;
  readonly pence: number;
}

export interface WantedProduct {
  readonly good: Good;
  readonly quantity: number;
}

/** Pence throughout, VAT included unless it is the VAT itself. */
export interface Reckoned {
  readonly lines: readonly {
    readonly sku: string;
    readonly quantity: number;
    readonly unit: number;
    readonly row: number;
    readonly discount: number;
    readonly vat: number;
  }[];
  readonly subtotal: number;
  readonly discount: number;
  readonly shipping: number;
  readonly vat: number;
  readonly total: number;
}

/** Per cent. */
const VAT_OF_DELIVERY = 20;

/**
 * What an order comes to by the rules of decision 0006, reckoned once more and by nobody's code but this: the discount is
 * taken of the goods, half up and never more than they cost, and lies on the lines by their prices; VAT is taken of what is left
 * to pay, once for each rate, half up, and lies on the lines in the same way.
 */
export function reckon(products: readonly WantedProduct[], coupon: Coupon | null, shipping: number): Reckoned {
  const rows = products.map(({ good, quantity }) => good.unit * quantity);
  const subtotal = total(rows);
  const discount = coupon === null ? 0 : Math.min(subtotal, coupon.pence + half(subtotal * coupon.percent, 100));
  const discounts = lay(discount, rows);
  const paid = [...rows.map((row, line) => row - (discounts[line] ?? 0)), shipping];
  const rates = [...products.map(({ good }) => good.vat), VAT_OF_DELIVERY];
  const vats = paid.map(() => 0);
  for (const rate of new Set(rates)) {
    const own = paid.map((amount, place) => (rates[place] === rate ? amount : 0));
    lay(half(total(own) * rate, 100 + rate), own).forEach((part, place) => (vats[place] = (vats[place] ?? 0) + part));
  }
  return {
    lines: products.map(({ good, quantity }, line) => ({
      sku: good.sku,
      quantity,
      unit: good.unit,
      row: rows[line] ?? 0,
      discount: discounts[line] ?? 0,
      vat: vats[line] ?? 0,
    })),
    subtotal,
    discount,
    shipping,
    vat: total(vats),
    total: subtotal - discount + shipping,
  };
}

export const total = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

const half = (amount: number, by: number) => Math.floor((2 * amount + by) / (2 * by));

/** Whole pence by weight: each its share rounded down, then one more to those who lost most, the earlier first. */
function lay(amount: number, weights: readonly number[]): readonly number[] {
  const all = total(weights);
  if (all === 0) return weights.map(() => 0);
  const floors = weights.map((weight) => Math.floor((amount * weight) / all));
  const lost = weights.map((weight, place) => ({ place, loss: (amount * weight) % all }));
  const lucky = lost
    .sort((one, other) => other.loss - one.loss || one.place - other.place)
    .slice(0, amount - total(floors))
    .map(({ place }) => place);
  return floors.map((floor, place) => floor + Number(lucky.includes(place)));
}
