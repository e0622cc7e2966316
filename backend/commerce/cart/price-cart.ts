import { finalPence, isVirtual } from '../catalogue/product/product-row';
import { convert, type MinorUnits, percentageOf } from '../pricing/money';
import { timesCharged } from '../catalogue/product/index-prices';
import type { CartRecord, Coupon, ResolvedLine, SelectedOption } from './cart-record';
import {
  type CartTotals,
  cartTotals,
  EXPORT_VAT,
  NO_REDUCTION,
  type Reduction,
  SHIPPING_VAT,
} from '../pricing/cart-totals';
import { allocateGiftCards, type GiftCardShare } from '../gift-card/applied-gift-cards';
import { isGiftCardLine } from '../catalogue/product/gift-card-options';
import { SMALLEST_PAYMENT } from '../pricing/smallest-payment';

/**
 * The price without customizable options in the shown currency; each part is converted on its own, as on the product
 * page.
 */
export function basePrice(line: ResolvedLine, rate: number): MinorUnits {
  const own = line.product.kind === 'bundle' ? 0 : convert(finalPence(line.variant ?? line.product), rate);
  const parts = line.parts.map((part) => convert(finalPence(part.product), rate) * part.quantity);
  const links = line.links.map((link) => convert(link.pence, rate));
  return [own, ...parts, ...links].reduce((sum, amount) => sum + amount, 0);
}

/** What a selected option adds to the unit price, given the base price. */
export function selectedOptionPrice(selected: SelectedOption, base: MinorUnits, rate: number): MinorUnits {
  const priced = selected.value ?? selected.option;
  return priced.price_type === 'percent'
    ? percentageOf(base, priced.price)
    : convert(priced.price, rate) * timesCharged(selected);
}

/** The unit price with all options, including VAT, in the minor units of the currency of `rate`. */
export function unitPrice(line: ResolvedLine, rate: number): MinorUnits {
  const base = basePrice(line, rate);
  return line.selectedOptions.reduce((sum, selected) => sum + selectedOptionPrice(selected, base, rate), base);
}

/** True when no part of the line is shipped. */
export function isVirtualLine(line: ResolvedLine): boolean {
  if (line.product.kind === 'bundle') return line.parts.every((part) => isVirtual(part.product.kind));
  return isVirtual((line.variant ?? line.product).kind);
}

/** True when nothing in the cart is shipped; an empty cart is not virtual. */
export function isVirtualCart(cart: Pick<CartRecord, 'lines'>): boolean {
  return cart.lines.length > 0 && cart.lines.every(isVirtualLine);
}

function reductionOf(coupon: Coupon | null, rate: number): Reduction {
  if (coupon === null) return NO_REDUCTION;
  return coupon.kind === 'fixed'
    ? { kind: 'fixed', amount: convert(coupon.pence, rate) }
    : { kind: 'percent', percent: coupon.percent };
}

/** The totals of a cart; the grand total is what is due after gift cards. */
export interface PricedCart extends CartTotals {
  /** Whether something in it leaves the UK, without VAT. */
  readonly leavesUk: boolean;
  readonly giftCards: readonly GiftCardShare[];
}

/** What gift cards may pay: all of the total but the gift cards in the cart. */
function payableByGiftCard({ lines }: CartRecord, { rows, grandTotal }: CartTotals): number {
  return lines.reduce(
    (rest, line, index) => (isGiftCardLine(line) ? rest - (rows[index]?.gross ?? 0) : rest),
    grandTotal,
  );
}

/** Prices stay what they are abroad, but there is no VAT in them; workshops and whatever is not shipped keep theirs. */
export const vatRateOf = (line: ResolvedLine, isExported: boolean): number =>
  isExported && !isVirtualLine(line) ? EXPORT_VAT : (line.variant ?? line.product).vat_rate;

/** Prices a cart in the currency of `rate`. Shipping is free when nothing is shipped, and gift cards are never reduced. */
export function priceCart(cart: CartRecord, rate: number): PricedCart {
  const delivered = cart.lines.length > 0 && !isVirtualCart(cart);
  const isExported = delivered && cart.leavesUk;
  const rows = cart.lines.map((line) => ({
    unit: unitPrice(line, rate),
    quantity: line.quantity,
    vatRate: vatRateOf(line, isExported),
    isReduced: !isGiftCardLine(line),
  }));
  const shipping = delivered ? convert(cart.shipping?.pence ?? 0, rate) : 0;
  const totals = cartTotals(rows, reductionOf(cart.coupon, rate), shipping, isExported ? EXPORT_VAT : SHIPPING_VAT);
  const giftCards = sharesOf(cart, totals, rate);
  return { ...totals, leavesUk: isExported, giftCards, grandTotal: totals.grandTotal - coveredBy(giftCards) };
}

const coveredBy = (shares: readonly GiftCardShare[]): number => shares.reduce((sum, { amount }) => sum + amount, 0);

/** A rest too small to be paid by card would be refused at the last step, so the gift cards keep what it lacks. */
function sharesOf(cart: CartRecord, totals: CartTotals, rate: number): readonly GiftCardShare[] {
  const shares = allocateGiftCards(cart.giftCards, payableByGiftCard(cart, totals), rate);
  const rest = totals.grandTotal - coveredBy(shares);
  const isTooSmall = rest > 0 && rest < SMALLEST_PAYMENT && totals.grandTotal >= SMALLEST_PAYMENT;
  return isTooSmall ? allocateGiftCards(cart.giftCards, totals.grandTotal - SMALLEST_PAYMENT, rate) : shares;
}
