import type { Cart, CartItem } from '../../domain/cart/cart';
import type { ShortStock } from '../../domain/cart/eligibility';
import { isQuantity, MAX_QUANTITY, type QuantityRefusal } from '../../domain/shared/quantity';
import { refuse, type Result } from '../../domain/shared/result';
import type { CartChanged } from './shown-cart';
import type { Carts } from '../ports/cart';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';
import { withCart, withRememberedCart } from './active-cart';
import { changeOptions } from '../../domain/cart/change-options';
import type { OptionsRefused } from '../../domain/catalogue/options/check-answers';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import { type Product, answersFor } from '../../domain/catalogue/product';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { ShopDays } from '../../domain/delivery/delivery-schedule';
import type { Clock } from '../ports/system';
import { withProduct, type WithProductDeps } from './with-product';

export interface ChangeQuantityDeps {
  readonly carts: Pick<Carts, 'changeQuantity' | 'find'>;
  readonly cartSession: CartSession;
}

export type ChangeQuantity = (
  itemUid: string,
  quantity: number,
) => Promise<Result<Cart, QuantityRefusal | ShortStock | CartChanged | Failure>>;

/**
 * Sends whole numbers above 0 only; 0 does not remove an item. Returns `item-gone` if another tab has removed it, and how many are left
 * of what there are not enough of, if the backend says it.
 */
export function makeChangeQuantity({ carts, cartSession }: ChangeQuantityDeps): ChangeQuantity {
  return async (itemUid, quantity) => {
    if (!isQuantity(quantity)) return refuse({ kind: 'quantity-invalid', max: MAX_QUANTITY });
    const changed = await withRememberedCart(cartSession, (cartId) => carts.changeQuantity(cartId, itemUid, quantity));
    if (changed.ok) return changed;
    const { reason } = changed;
    // Not every backend gives a code for stock when a quantity is changed.
    const isRejected = reason.kind === 'rejected';
    if (!isRejected && reason.kind !== 'not-found') return changed;
    const current = await withCart(cartSession, (cartId) => carts.find(cartId));
    if (!current.ok) return changed;
    const item = current.value.items.find(({ uid }) => uid === itemUid);
    if (item === undefined) return refuse({ kind: 'item-gone', cart: current.value });
    const short = isRejected ? shortStock(item, quantity) : null;
    return short === null ? changed : refuse(short);
  };
}

/** Null if the backend does not say how many are left, or there are none. */
function shortStock({ availability }: CartItem, quantity: number): ShortStock | null {
  const { onlyLeft } = availability;
  return onlyLeft !== null && onlyLeft > 0 && onlyLeft < quantity ? { kind: 'not-enough-stock', onlyLeft } : null;
}

export interface RemoveItemDeps {
  readonly carts: Pick<Carts, 'removeItem' | 'find'>;
  readonly cartSession: CartSession;
}

/** Returns the cart without the item. */
type RemoveItem = (itemUid: string) => Promise<Result<Cart, Failure>>;

/** Returns the current cart if another tab has removed the item. */
export function makeRemoveItem({ carts, cartSession }: RemoveItemDeps): RemoveItem {
  return (itemUid) =>
    withRememberedCart(cartSession, async (cartId) => {
      const removed = await carts.removeItem(cartId, itemUid);
      if (removed.ok || removed.reason.kind !== 'not-found') return removed;
      const current = await carts.find(cartId);
      return current.ok && !current.value.items.some(({ uid }) => uid === itemUid) ? current : removed;
    });
}

export interface ChangeOptionsDeps extends WithProductDeps {
  readonly deliverySchedule: () => Promise<ShopDays>;
  readonly carts: Pick<Carts, 'changeOptions' | 'find'>;
  readonly cartSession: CartSession;
  readonly clock: Clock;
}

export interface ChangeOptionsRequest {
  /** Of the item's product. */
  readonly sku: string;
  readonly itemUid: string;
  /** The days and texts of the item from now on. */
  readonly answers: OptionAnswers;
}

export type ChangeOptions = (
  request: ChangeOptionsRequest,
) => Promise<Result<Cart, OptionsRefused | CartChanged | Failure>>;

/** Changes the day and the texts of an item; returns `item-gone` if the cart has no such item of this product. */
export function makeChangeOptions({ deliverySchedule, ...deps }: ChangeOptionsDeps): ChangeOptions {
  return async (request) => {
    const schedule = deliverySchedule();
    return withProduct(
      deps,
      request,
      async (product) => change(deps, product, request, await schedule),
      ({ kind }) => kind === 'options-refused',
    );
  };
}

async function change(
  { carts, cartSession, clock }: Pick<ChangeOptionsDeps, 'carts' | 'cartSession' | 'clock'>,
  product: Product,
  { itemUid, answers }: ChangeOptionsRequest,
  deliverySchedule: ShopDays,
): ReturnType<ChangeOptions> {
  const current = await withCart(cartSession, (cartId) => carts.find(cartId));
  if (!current.ok) return current;
  const item = current.value.items.find(({ uid, productUid }) => uid === itemUid && productUid === product.uid);
  if (item === undefined) return refuse({ kind: 'item-gone', cart: current.value });
  const { categoryPaths, leadDays, monthsOfSale } = product;
  const rules = deliveryRulesFor(categoryPaths, clock.now(), leadDays, deliverySchedule, null, monthsOfSale);
  const options = changeOptions(product, item, answersFor(product, answers), rules);
  if (!options.ok) return options;
  return withRememberedCart(cartSession, (cartId) => carts.changeOptions(cartId, itemUid, options.value));
}
