import { SHOP_CONTACT } from '../store/shop-contact';
import { isGiftCardByEmail, MAX_GIFT_CARDS } from '../catalogue/product/gift-card-options';
import type { ResolvedLine } from './cart-record';
import { type LineRefusal, lineRefusal } from './line-request';

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
