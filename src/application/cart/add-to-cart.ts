import { toCartLine, type AddToCartRefusal, type CartLine } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { OptionAnswers } from '../../domain/catalogue/options/customizable-option';
import type { GroupPart } from '../../domain/catalogue/group';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { ShopDays } from '../../domain/delivery/delivery-schedule';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { Result } from '../../domain/shared/result';
import type { MergeGuestCart } from '../account/merge-guest-cart';
import type { Carts } from '../ports/cart';
import type { Clock } from '../ports/system';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/session';
import { activeCartId, forgetCart, isCartGone, rememberCartId } from './active-cart';

export interface AddToCartDeps {
  readonly carts: Pick<Carts, 'open' | 'addLine'>;
  readonly cartSession: CartSession;
  readonly clock: Clock;
  /** For signed-in visitors: merges an active guest cart. */
  readonly mergeGuestCart?: MergeGuestCart | undefined;
}

export interface AddToCartRequest {
  readonly product: Product | GroupPart | ProductSummary;
  readonly quantity: number;
  readonly answers: OptionAnswers;
  /** None if left out, for a product that asks for no day. */
  readonly deliverySchedule?: ShopDays;
}

/** Returns the new cart, or why nothing was added: a rule, the backend's refusal or a failure. */
export type AddToCart = (request: AddToCartRequest) => Promise<Result<Cart, AddToCartRefusal | Failure>>;

/** Adds a line, creating the cart if absent; a cart that is gone or forbidden is replaced and the line sent once more. */
export function makeAddToCart({ carts, cartSession, clock, mergeGuestCart }: AddToCartDeps): AddToCart {
  const send = async (line: CartLine): Promise<Result<Cart, Failure>> => {
    const cartId = await activeCartId({ carts, cartSession });
    return cartId.ok ? rememberCartId(cartSession, cartId.value, await carts.addLine(cartId.value, line)) : cartId;
  };
  return async ({ product, quantity, answers, deliverySchedule = 'none' }) => {
    const [categories, lead] = 'categoryPaths' in product ? [product.categoryPaths, product.leadDays] : [[], null];
    const line = toCartLine(
      product,
      quantity,
      answers,
      deliveryRulesFor(categories, clock.now(), lead, deliverySchedule, null, product.monthsOfSale),
    );
    if (!line.ok) return line;
    const remembered = cartSession.cartId();
    const cart = await send(line.value);
    if (cart.ok || remembered === null || !isCartGone(cart.reason)) return cart;
    const own = cart.reason.kind === 'unauthorised' ? await mergeGuestCart?.() : undefined;
    if (own === undefined) forgetCart(cartSession, remembered);
    else if (!own.ok) return own;
    return send(line.value);
  };
}
