import { toCartLine, type AddToCartRefusal } from '../../domain/cart/add-to-cart';
import type { Cart } from '../../domain/cart/cart';
import type { CartLine } from '../../domain/cart/cart-line';
import type { OptionAnswers } from '../../domain/catalogue/customizable-option';
import type { Product, ProductSummary } from '../../domain/catalogue/product';
import type { DeliverySchedule } from '../../domain/delivery/delivery-schedule';
import { deliveryRulesFor } from '../../domain/delivery/delivery-rules';
import type { Result } from '../../domain/shared/result';
import type { OpenCustomerCart } from '../account/open-customer-cart';
import type { Carts } from '../ports/carts';
import type { Clock } from '../ports/clock';
import type { Failure } from '../ports/failures';
import type { CartSession } from '../ports/cart-session';
import { activeCartId, rememberCartId, forgetCart } from './active-cart';

export interface AddToCartDeps {
  readonly carts: Pick<Carts, 'open' | 'addLine'>;
  readonly visitor: CartSession;
  readonly clock: Clock;
  /** For a visitor who is signed in: takes over what is in a guest's cart that is still in hand. */
  readonly openCustomerCart?: OpenCustomerCart | undefined;
}

export interface AddToCartRequest {
  readonly product: Product | ProductSummary;
  readonly quantity: number;
  readonly answers: OptionAnswers;
  /** By which the page offered its days; the ordinary one when left out. */
  readonly deliverySchedule?: DeliverySchedule;
}

/** The new cart, or why nothing was added: a rule of the shop, the backend's own refusal (S8-12), or a failure. */
export type AddToCart = (ask: AddToCartRequest) => Promise<Result<Cart, AddToCartRefusal | Failure>>;

/**
 * S4-40. What the rules refuse is never sent. Without a cart one is made first; a remembered cart that is no more, or that
 * belongs to an account this visitor is not signed in to (S4-39), is replaced and the line sent once more, which is safe
 * because nothing had been added to it. Who is signed in and still holds a guest's cart loses none of its goods (S4-24).
 */
export function makeAddToCart({ carts, visitor, clock, openCustomerCart }: AddToCartDeps): AddToCart {
  const send = async (line: CartLine): Promise<Result<Cart, Failure>> => {
    const cartId = await activeCartId({ carts, visitor });
    return cartId.ok ? rememberCartId(visitor, cartId.value, await carts.addLine(cartId.value, line)) : cartId;
  };
  return async ({ product, quantity, answers, deliverySchedule }) => {
    const [places, lead] = 'categoryPaths' in product ? [product.categoryPaths, product.leadDays] : [[], null];
    const line = toCartLine(product, quantity, answers, deliveryRulesFor(places, clock.now(), lead, deliverySchedule));
    if (!line.ok) return line;
    const remembered = visitor.cartId();
    const cart = await send(line.value);
    if (cart.ok || remembered === null || !isNotToBeHad(cart.reason)) return cart;
    const own = cart.reason.kind === 'unauthorised' ? await openCustomerCart?.() : undefined;
    if (own === undefined) forgetCart(visitor, remembered);
    else if (!own.ok) return own;
    return send(line.value);
  };
}

function isNotToBeHad({ kind }: Failure): boolean {
  return kind === 'not-found' || kind === 'unauthorised';
}
