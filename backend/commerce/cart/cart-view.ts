import { ok, refuse, type Result } from '../../shared/result';
import { valueOrError } from '../graphql/shop-error';
import type { RowTotals } from '../pricing/cart-totals';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import { refuseCartAccess } from './open-cart';
import type { Arrival, CartLine, CartRecord } from './cart-record';
import type { StoredCoupon } from './coupons';
import { type PricedCart, priceCart } from './price-cart';
import { cartNotFound, readCartRecord, readCartRow } from './read-cart';

/** A cart priced in the currency of the request: the source object of the cart resolvers. */
export interface CartView {
  readonly cart: CartRecord;
  readonly totals: PricedCart;
  /** As stored before this response. */
  readonly storedCoupon: StoredCoupon;
}

export interface LineView {
  readonly line: CartLine;
  readonly totals: RowTotals;
  readonly arrival: Arrival | undefined;
}

/**
 * Reads the caller's open cart, including all changes of this request. A cart that never existed, one that was ordered
 * and one of another customer are refused differently.
 */
export async function viewCart(context: ShopContext, cartId: string): Promise<Result<CartView, ShopRefusal>> {
  const { database, customer, currency } = context;
  const row = await readCartRow(database, cartId);
  const refusal = refuseCartAccess(cartId, row, customer);
  if (refusal !== null || row === null) return refuse(refusal ?? cartNotFound(cartId));
  const cart = await readCartRecord(database, catalogueLoaders(database), row, context.now());
  return ok({ cart, totals: priceCart(cart, currency.rate), storedCoupon: row });
}

/** The response of every mutation that changes a cart: the whole new cart, or the refusal as an error. */
export async function changedCart(
  context: ShopContext,
  cartId: string,
  change: Promise<Result<unknown, ShopRefusal>>,
): Promise<{ readonly cart: CartView }> {
  valueOrError(await change);
  return { cart: valueOrError(await viewCart(context, cartId)) };
}
