import type { PricedProduct } from './price-list';

/** Discount of a coupon: a percentage, or pence. */
export interface Coupon {
  readonly code: string;
  readonly percent: number;
  readonly pence: number;
}

export interface WantedProduct {
  readonly good: PricedProduct;
  readonly quantity: number;
}

/** Pence including VAT, except the VAT itself. */
export interface ExpectedTotals {
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
 * The totals of an order by the rules of decision 0006, implemented independently of the backend: the discount is rounded
 * half up, limited to the subtotal and spread over the lines by price; VAT is computed per rate on what is left to pay,
 * rounded half up and spread in the same way.
 */
export function expectedTotals(
  products: readonly WantedProduct[],
  coupon: Coupon | null,
  shipping: number,
): ExpectedTotals {
  const rows = products.map(({ good, quantity }) => good.unit * quantity);
  const subtotal = total(rows);
  const discount = coupon === null ? 0 : Math.min(subtotal, coupon.pence + half(subtotal * coupon.percent, 100));
  const rates = [...products.map(({ good }) => good.vat), VAT_OF_DELIVERY];
  const discounts = lay(discount, rows, rates);
  const paid = [...rows.map((row, line) => row - (discounts[line] ?? 0)), shipping];
  const vats = paid.map(() => 0);
  for (const rate of new Set(rates)) {
    const own = paid.map((amount, place) => (rates[place] === rate ? amount : 0));
    lay(half(total(own) * rate, 100 + rate), own, rates).forEach((part, place) => {
      vats[place] = (vats[place] ?? 0) + part;
    });
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

/**
 * Distributes whole pence by weight: shares are rounded down, and the largest remainders get one more. Between equal
 * remainders the higher VAT rate comes first, then the earlier line.
 */
function lay(amount: number, weights: readonly number[], rates: readonly number[]): readonly number[] {
  const all = total(weights);
  if (all === 0) return weights.map(() => 0);
  const floors = weights.map((weight) => Math.floor((amount * weight) / all));
  const lost = weights.map((weight, place) => ({ place, rate: rates[place] ?? 0, loss: (amount * weight) % all }));
  const lucky = lost
    .sort((one, other) => other.loss - one.loss || other.rate - one.rate || one.place - other.place)
    .slice(0, amount - total(floors))
    .map(({ place }) => place);
  return floors.map((floor, place) => floor + Number(lucky.includes(place)));
}
