import type { Failure } from '../../../application/ports/failures';
import type { CartLine } from '../../../domain/cart/add-to-cart';
import type { LineOptions } from '../../../domain/cart/change-options';
import { findBundleChoice } from '../../../domain/catalogue/bundle';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';
import { isTwin, refusalOfMore, rulesFor, withLine } from './add-line';
import { soldSku, type StoredCart, type StoredLine } from './stored-cart';
import { acceptLine } from './validate-line';

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
