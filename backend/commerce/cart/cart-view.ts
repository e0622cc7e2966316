import { ok, type Result } from '../result';
import { valueOrError } from '../graphql/shop-error';
import type { CartTotals, RowTotals } from '../pricing/cart-totals';
import type { ShopContext } from '../shop-context';
import type { ShopRefusal } from '../shop-refusal';
import { catalogueLoaders } from '../catalogue/catalogue-loaders';
import type { CartLine, CartRecord } from './cart-record';
import { priceCart } from './price-cart';
import { readCart } from './read-cart';

/** A cart counted in the currency of the request: what the resolvers of a cart read from. */
export interface CartView {
  readonly cart: CartRecord;
  readonly totals: CartTotals;
}

export interface LineView {
  readonly line: CartLine;
  readonly totals: RowTotals;
}

/** An open cart as this request sees it, read after whatever this request changed. */
export async function viewCart(context: ShopContext, cartId: string): Promise<Result<CartView, ShopRefusal>> {
  const cart = await readCart(context.database, catalogueLoaders(context.database), cartId, context.now());
  if (!cart.ok) return cart;
  return ok({ cart: cart.value, totals: priceCart(cart.value, context.currency.rate) });
}

/** The answer of every call that changes a cart: the whole new cart, or the refusal as an error. */
export async function changedCart(
  context: ShopContext,
  cartId: string,
  change: Promise<Result<unknown, ShopRefusal>>,
): Promise<{ readonly cart: CartView }> {
  valueOrError(await change);
  return { cart: valueOrError(await viewCart(context, cartId)) };
}
