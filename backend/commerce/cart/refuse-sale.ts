import type { ProductRow } from '../catalogue/product/product-row';
import type { ResolvedLine } from './cart-record';
import { type LineRefusal, lineRefusal } from './line-request';
import { SHOP_CONTACT } from '../store/shop-contact';
import { isGiftCardByEmail, MAX_GIFT_CARDS } from '../catalogue/product/gift-card-options';

/** A stocked product and the quantity that some lines need together. */
export interface Demand {
  readonly product: ProductRow;
  readonly quantity: number;
}

/** What a line takes from stock: the product, its variant, or the parts of a bundle. */
function taken(line: ResolvedLine): readonly Demand[] {
  if (line.product.kind !== 'bundle') return [{ product: line.variant ?? line.product, quantity: line.quantity }];
  return line.parts.map((part) => ({ product: part.product, quantity: part.quantity * line.quantity }));
}

/** The total demand of some lines, each product once, by product id: a fixed order avoids deadlocks between orders. */
export function demandOf(lines: readonly ResolvedLine[]): readonly Demand[] {
  const demands = new Map<number, Demand>();
  for (const { product, quantity } of lines.flatMap(taken)) {
    demands.set(product.id, { product, quantity: quantity + (demands.get(product.id)?.quantity ?? 0) });
  }
  return [...demands.values()].sort((a, b) => a.product.id - b.product.id);
}

/** Why `line` cannot be sold beside all lines of its cart (itself included); null when it can. */
export function refuseForStock(line: ResolvedLine, lines: readonly ResolvedLine[]): LineRefusal | null {
  const own = new Set(taken(line).map((demand) => demand.product.id));
  for (const { product, quantity } of demandOf(lines)) {
    if (!own.has(product.id) || product.stock === null || product.stock >= quantity) continue;
    return product.stock === 0
      ? lineRefusal('INSUFFICIENT_STOCK', wordNoneLeft(product))
      : lineRefusal('INSUFFICIENT_STOCK', 'The requested qty is not available');
  }
  return null;
}

const wordNoneLeft = ({ held_on: day }: ProductRow): string =>
  day === null ? 'This product is out of stock.' : 'This workshop is fully booked.';

const quantityOf = (lines: readonly ResolvedLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

function aboveMaximum(what: string, max: number): LineRefusal {
  const message = `We take orders for up to ${max} ${what} here. For more, please call us on ${SHOP_CONTACT.phone}.`;
  return lineRefusal('UNDEFINED', message);
}

/** Whether a line is, or contains, what the florist sells by telephone only: gift cards on paper. */
function isSoldByTelephone({ product, parts }: ResolvedLine): boolean {
  return [product, ...parts.map((part) => part.product)].some(({ kind }) => kind === 'gift-card');
}

/** Why a line is not sold online at all, alone or beside others, in any quantity; null when it is. */
export function refuseTelephoneSale(line: ResolvedLine): LineRefusal | null {
  if (!isSoldByTelephone(line)) return null;
  const message = `“${line.product.name}” is sold by telephone only. Please call us on ${SHOP_CONTACT.phone}.`;
  return lineRefusal('NOT_SALABLE', message);
}

/**
 * Why the florist does not sell `line` here beside all lines of its cart (itself included), whatever is in stock; null when it
 * is sold: what is sold by telephone only, a product's own largest quantity, and that of gift cards.
 */
export function refuseSale(line: ResolvedLine, lines: readonly ResolvedLine[]): LineRefusal | null {
  const { id, name, max_sale_qty: max } = line.product;
  const byTelephone = refuseTelephoneSale(line);
  if (byTelephone !== null) return byTelephone;
  const own = lines.filter(({ product }) => product.id === id);
  if (max !== null && quantityOf(own) > max) return aboveMaximum(`of “${name}”`, max);
  if (isGiftCardByEmail(line) && quantityOf(lines.filter(isGiftCardByEmail)) > MAX_GIFT_CARDS)
    return aboveMaximum('gift cards', MAX_GIFT_CARDS);
  return null;
}
