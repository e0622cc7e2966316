import type { Failure } from '../../../application/ports/failures';
import type { CartLine } from '../../../domain/cart/add-to-cart';
import type { Product } from '../../../domain/catalogue/product';
import { deliveryRulesFor, type DayRules } from '../../../domain/delivery/delivery-rules';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { acceptLine, refusalOfStock, type AcceptedProduct } from './validate-line';
import type { InMemoryStore } from '../in-memory-store';
import { soldSku, type StoredCart, type StoredLine } from './stored-cart';
import type { LineOptions } from '../../../domain/cart/change-options';
import { findBundleChoice } from '../../../domain/catalogue/bundle';

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

export function rulesFor({ data, now }: InMemoryStore, { categoryPaths, leadDays, monthsOfSale }: Product): DayRules {
  return deliveryRulesFor(categoryPaths, now(), leadDays, data.deliverySchedule ?? 'none', null, monthsOfSale);
}

function isTwin(present: StoredLine, line: CartLine): boolean {
  const answers = ({ entered, selected }: Pick<CartLine, 'entered' | 'selected'>) =>
    JSON.stringify([entered, selected]);
  return soldSku(present) === line.sku && answers(present) === answers(line);
}

/** Replaces the answers of a line; a line that then equals another is merged into it. */
export function changeLine(
  shop: InMemoryStore,
  cart: StoredCart,
  line: StoredLine,
  { quantity, entered, selected }: LineOptions,
): Result<StoredCart, Failure> {
  const isPart = (uid: string) => findBundleChoice(line.products.product.bundle ?? [], uid) !== undefined;
  const request = {
    ...requestFor(line),
    quantity,
    entered: [...line.entered.filter(({ uid }) => isPart(uid)), ...entered.filter(({ value }) => value !== '')],
    selected: [...line.selected.filter(isPart), ...selected.flatMap(({ uids }) => uids)],
  };
  const accepted = acceptLine(shop.data.products, request, (product) => rulesFor(shop, product));
  if (!accepted.ok) return accepted;
  const refusal = quantity > line.quantity ? refusalOfMore(shop, line, cart, quantity - line.quantity) : null;
  if (refusal !== null) return refuse(refusal);
  const twin = cart.lines.find((other) => other.uid !== line.uid && isTwin(other, request));
  if (twin === undefined)
    return ok(withLine(cart, { ...line, quantity, entered: request.entered, selected: request.selected }));
  const others = { ...cart, lines: cart.lines.filter(({ uid }) => uid !== line.uid) };
  return ok(withLine(others, { ...twin, quantity: twin.quantity + quantity }));
}

/** The request that added the line. */
export function requestFor(line: StoredLine): CartLine {
  const { products, variant, quantity, entered, selected } = line;
  return { sku: soldSku(line), parentSku: variant && products.product.sku, quantity, entered, selected };
}
