import type { CartChanged } from '../../../application/cart/shown-cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart, CartItem } from '../../../domain/cart/cart';
import type { ShortStock } from '../../../domain/cart/eligibility';
import type { QuantityRefusal } from '../../../domain/shared/quantity';
import type { QuantityEdits } from './quantity-edits';

/** A cart item as the page shows it: local changes count at once, before the backend's response. */
export interface CartRow {
  readonly item: CartItem;
  /** Value of the quantity field. */
  readonly text: string;
  /** True while the row's price belongs to a different quantity than the displayed one. */
  readonly isPending: boolean;
  readonly refusal: QuantityRefusal | ShortStock | CartChanged | Failure | null;
}

/** Local changes that the backend has not confirmed, or has refused. */
interface LineChanges {
  readonly edits: QuantityEdits;
  /** Uids of items that are being removed. */
  readonly leaving: ReadonlySet<string>;
  readonly refusals: ReadonlyMap<string, QuantityRefusal | ShortStock | CartChanged | Failure>;
}

export function cartRows(cart: Cart, { edits, leaving, refusals }: LineChanges): readonly CartRow[] {
  return cart.items
    .filter((item) => !leaving.has(item.uid))
    .map((item) => {
      const edit = edits.of(item.uid);
      return {
        item,
        text: edit?.text ?? String(item.quantity),
        isPending: edit !== null && edit.quantity !== null,
        refusal: edit?.refusal ?? refusals.get(item.uid) ?? null,
      };
    });
}

/** The field's quantity, or the cart's if the field has no number. */
export function shownQuantity({ text, item }: CartRow): number {
  const typed = Number.parseInt(text, 10);
  return Number.isNaN(typed) ? item.quantity : typed;
}

/** Quantity in the cart once all pending changes succeed. */
export function quantityOf(cart: Cart, { edits, leaving }: LineChanges): number {
  const changes = cart.items.map((item) => {
    const quantity = leaving.has(item.uid) ? 0 : (edits.of(item.uid)?.quantity ?? item.quantity);
    return quantity - item.quantity;
  });
  return changes.reduce((sum, change) => sum + change, cart.totalQuantity);
}
