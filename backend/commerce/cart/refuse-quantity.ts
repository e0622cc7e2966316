import { SHOP_CONTACT } from '../../mail/shop-contact';
import type { ResolvedLine } from './cart-record';
import { type LineRefusal, lineRefusal } from './line-request';

/** Why a product's own limit refuses `line` beside all lines of its cart (itself included); null when it does not. */
export function refuseForMaximum(line: ResolvedLine, lines: readonly ResolvedLine[]): LineRefusal | null {
  const { id, name, max_sale_qty: max } = line.product;
  const own = lines.filter(({ product }) => product.id === id);
  const quantity = own.reduce((sum, one) => sum + one.quantity, 0);
  if (max === null || quantity <= max) return null;
  const message = `We take orders for up to ${max} of “${name}” here. For more, please call us on ${SHOP_CONTACT.phone}.`;
  return lineRefusal('UNDEFINED', message);
}
