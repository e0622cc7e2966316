import { allocate, type MinorUnits, percentageOf, taxWithin } from './money';

export interface PricedRow {
  /** Unit price with options, including VAT. */
  readonly unit: MinorUnits;
  readonly quantity: number;
  /** Hundredths of a per cent. */
  readonly vatRate: number;
  /** False for what no coupon reduces; true when left out. */
  readonly isReduced?: boolean;
}

export interface RowTotals {
  /** Including VAT, before discounts. */
  readonly gross: MinorUnits;
  /** Without VAT, before discounts. */
  readonly net: MinorUnits;
  readonly discount: MinorUnits;
  /** VAT contained in what is paid for the row. */
  readonly vat: MinorUnits;
  /** Hundredths of a per cent. */
  readonly vatRate: number;
}

export interface CartTotals {
  readonly rows: readonly RowTotals[];
  readonly subtotal: MinorUnits;
  readonly subtotalNet: MinorUnits;
  readonly discount: MinorUnits;
  readonly shipping: MinorUnits;
  readonly shippingNet: MinorUnits;
  readonly taxes: readonly { readonly rate: number; readonly amount: MinorUnits }[];
  readonly vat: MinorUnits;
  readonly grandTotal: MinorUnits;
}

/** VAT rate of shipping: what is shipped here is standard-rated, unless it leaves the UK. */
export const SHIPPING_VAT = 2_000;

/** VAT rate of goods that leave the UK, and of their delivery. */
export const EXPORT_VAT = 0;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * VAT contained in several gross amounts: computed once per rate, half up, and allocated by largest remainder, so that
 * the parts sum to the shown tax.
 */
function taxesWithin(amounts: readonly { gross: MinorUnits; vatRate: number }[]): MinorUnits[] {
  const parts = amounts.map(() => 0);
  for (const rate of new Set(amounts.map((amount) => amount.vatRate))) {
    const indexes = amounts.flatMap((amount, index) => (amount.vatRate === rate ? [index] : []));
    const grosses = indexes.map((index) => amounts[index]?.gross ?? 0);
    const shares = allocate(taxWithin(sum(grosses), rate), grosses);
    indexes.forEach((index, place) => (parts[index] = shares[place] ?? 0));
  }
  return parts;
}

/** A coupon's discount: hundredths of a per cent, or an amount. */
export type Reduction =
  { readonly kind: 'percent'; readonly percent: number } | { readonly kind: 'fixed'; readonly amount: MinorUnits };

export const NO_REDUCTION: Reduction = { kind: 'percent', percent: 0 };

/** Half up, and never more than the subtotal. */
function discountOn(subtotal: MinorUnits, reduction: Reduction): MinorUnits {
  const discount = reduction.kind === 'percent' ? percentageOf(subtotal, reduction.percent) : reduction.amount;
  return Math.min(subtotal, discount);
}

/** Odd pennies go to the highest VAT rate first, so that the order of the rows does not change the VAT. */
function allocateByRate(discount: MinorUnits, reduced: readonly number[], priced: readonly PricedRow[]): number[] {
  const order = [...reduced.keys()].sort((a, b) => (priced[b]?.vatRate ?? 0) - (priced[a]?.vatRate ?? 0) || a - b);
  const shares = allocate(
    discount,
    order.map((index) => reduced[index] ?? 0),
  );
  const discounts = reduced.map(() => 0);
  order.forEach((index, place) => (discounts[index] = shares[place] ?? 0));
  return discounts;
}

/**
 * Totals of a cart. Prices include VAT; the discount applies to products, never to shipping, and is allocated over the
 * rows; VAT is computed on what is left to pay. The grand total is subtotal - discount + shipping, and every column
 * sums to its total.
 */
export function cartTotals(
  priced: readonly PricedRow[],
  reduction: Reduction,
  shipping: MinorUnits,
  shippingVat = SHIPPING_VAT,
): CartTotals {
  const grosses = priced.map((row) => row.unit * row.quantity);
  const subtotal = sum(grosses);
  const reduced = grosses.map((gross, index) => (priced[index]?.isReduced === false ? 0 : gross));
  const discount = discountOn(sum(reduced), reduction);
  const discounts = allocateByRate(discount, reduced, priced);
  const before = taxesWithin(priced.map((row, index) => ({ gross: grosses[index] ?? 0, vatRate: row.vatRate })));
  const paid = priced.map((row, index) => ({
    gross: (grosses[index] ?? 0) - (discounts[index] ?? 0),
    vatRate: row.vatRate,
  }));
  const taxed = [...paid, { gross: shipping, vatRate: shippingVat }];
  const vats = taxesWithin(taxed);
  const rates = [...new Set(taxed.map((amount) => amount.vatRate))].sort((a, b) => b - a);
  const taxes = rates
    .map((rate) => ({ rate, amount: sum(vats.filter((_, index) => taxed[index]?.vatRate === rate)) }))
    .filter((tax) => tax.amount > 0);
  return {
    rows: priced.map(({ vatRate }, index) => ({
      vatRate,
      gross: grosses[index] ?? 0,
      net: (grosses[index] ?? 0) - (before[index] ?? 0),
      discount: discounts[index] ?? 0,
      vat: vats[index] ?? 0,
    })),
    subtotal,
    subtotalNet: subtotal - sum(before),
    discount,
    shipping,
    shippingNet: shipping - (vats.at(-1) ?? 0),
    taxes,
    vat: sum(vats),
    grandTotal: subtotal - discount + shipping,
  };
}
