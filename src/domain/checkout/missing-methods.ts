import type { Cart, CartItem } from '../cart/cart';
import { isWorkshop } from '../catalogue/departments';
import type { PaymentMethod } from './payment-method';
import { mostHeld, unpaidHold } from './unpaid-hold';

/** The limits of what unpaid orders may hold, where the backend decides by `unpaid-hold.ts`. */
export interface UnpaidHolds {
  /** Pieces of one product. */
  readonly heldPieces: number;
}

/**
 * Why payment methods are missing.
 * - `places`, `places-beside-goods`: places are paid for online, alone or with the other goods of the cart.
 * - `transfer-only`: the shop has no online method, and takes nothing but transfers for places.
 * - `most-of-stock`: more than an unpaid order may hold.
 * - `too-many`: the same, and the shop has no online method.
 */
export type MissingMethods = 'places' | 'places-beside-goods' | 'transfer-only' | 'most-of-stock' | 'too-many';

type ShownCart = Pick<Cart, 'items' | 'totals'>;

/** Returns why the offered `methods` are not all; null where none is missing for what the cart holds. */
export function whyMethodsAreMissing(
  { items, totals }: ShownCart,
  methods: readonly PaymentMethod[],
  { heldPieces }: UnpaidHolds,
): MissingMethods | null {
  if (totals?.total.pence === 0) return null;
  const hasOnline = methods.some(({ timing }) => timing === 'online');
  const hasLater = methods.some(({ timing }) => timing !== 'online');
  const places = items.filter(hasPlaces);
  if (hasLater) return places.length > 0 && !hasOnline ? 'transfer-only' : null;
  if (hasOnline && places.length > 0) return places.length === items.length ? 'places' : 'places-beside-goods';
  if (!items.some((item) => isTooMuch(item, items, hasOnline, heldPieces))) return null;
  return hasOnline ? 'most-of-stock' : 'too-many';
}

/** A workshop, or anything else with a number of places that is not shipped. */
const hasPlaces = (item: CartItem): boolean =>
  isWorkshop(item) || (item.isVirtual && item.availability.onlyLeft !== null);

/** Whether there is more of an item, with its other lines, than one unpaid order may hold. */
function isTooMuch(item: CartItem, items: readonly CartItem[], hasOnline: boolean, heldPieces: number): boolean {
  const hold = unpaidHold('transfer', hasPlaces(item) ? 'places' : 'goods', hasOnline);
  const wanted = items.filter(({ sku }) => sku === item.sku).reduce((sum, { quantity }) => sum + quantity, 0);
  return hold !== null && wanted > mostHeld(hold, heldPieces, item.availability.onlyLeft);
}
