import type { Failure } from '../../../application/ports/failures';
import type { CartLine } from '../../../domain/cart/add-to-cart';
import type { Product } from '../../../domain/catalogue/product';
import { DEFAULT_SCHEDULE } from '../../../domain/delivery/delivery-schedule';
import { deliveryRulesFor, type DeliveryRules } from '../../../domain/delivery/delivery-rules';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { acceptLine, refusalOfStock, type AcceptedProduct } from './validate-line';
import type { InMemoryStore } from '../in-memory-store';
import { soldSku, type StoredCart, type StoredLine } from './stored-cart';

/** Adds a line to a cart; the same product with the same answers is merged into the existing line. */
export function addLine(shop: InMemoryStore, cart: StoredCart, line: CartLine): Result<StoredCart, Failure> {
  const accepted = acceptLine(shop.data.products, line, (product) => rulesFor(shop, product));
  if (!accepted.ok) return accepted;
  const refusal = refusalOfMore(shop, accepted.value, cart, line.quantity);
  if (refusal !== null) return refuse(refusal);
  const twin = cart.lines.find((present) => isTwin(present, line));
  if (twin !== undefined) return ok(withLine(cart, { ...twin, quantity: twin.quantity + line.quantity }));
  const { quantity, entered, selected } = line;
  const added = { ...accepted.value, uid: `item-${shop.nextId()}`, quantity, entered, selected };
  return ok({ ...cart, lines: [...cart.lines, added] });
}

/** Refuses a quantity above the stock, or above the largest of the product in all lines of the cart. */
export function refusalOfMore(
  shop: InMemoryStore,
  product: AcceptedProduct,
  cart: StoredCart,
  more: number,
): Failure | null {
  const { product: bought } = product.products;
  const sku = soldSku(product);
  const held = (isSame: (line: StoredLine) => boolean) =>
    cart.lines.filter(isSame).reduce((sum, { quantity }) => sum + quantity, 0);
  const all = held((line) => line.products.product.sku === bought.sku) + more;
  if (more > 0 && bought.maxQuantity !== null && all > bought.maxQuantity)
    return {
      kind: 'rejected',
      code: 'UNDEFINED',
      message: `At most ${bought.maxQuantity} of ${bought.name} can be ordered.`,
    };
  return refusalOfStock(bought.name, held((line) => soldSku(line) === sku) + more, shop.stockLeft(sku));
}

export function withLine(cart: StoredCart, line: StoredLine): StoredCart {
  return { ...cart, lines: cart.lines.map((present) => (present.uid === line.uid ? line : present)) };
}

export function rulesFor(
  { data, now }: InMemoryStore,
  { categoryPaths, leadDays, monthsOfSale }: Product,
): DeliveryRules {
  return deliveryRulesFor(
    categoryPaths,
    now(),
    leadDays,
    data.deliverySchedule ?? DEFAULT_SCHEDULE,
    null,
    monthsOfSale,
  );
}

export function isTwin(present: StoredLine, line: CartLine): boolean {
  const answers = ({ entered, selected }: Pick<CartLine, 'entered' | 'selected'>) =>
    JSON.stringify([entered, selected]);
  return soldSku(present) === line.sku && answers(present) === answers(line);
}
