import type { Cart } from '../../domain/cart/cart';
import type { Result } from '../../domain/shared/result';
import type { CustomerCarts } from '../ports/customer-carts';
import type { Failure } from '../ports/failures';
import type { Log } from '../ports/log';
import type { VisitorMemory } from '../ports/visitor-memory';

export interface OwnCartDeps {
  readonly customerCarts: CustomerCarts;
  readonly visitor: Pick<VisitorMemory, 'cartId' | 'rememberCart'>;
  readonly log: Log;
}

/** The cart of whoever is signed in, and its id is the remembered one from then on. */
export type OwnCart = () => Promise<Result<Cart, Failure>>;

/**
 * S4-23 to S4-26. A cart in hand that is another one was a guest's: it is merged into the customer's, and when that fails
 * the customer's stands. While the customer's cannot be had, the one in hand stays there and is merged the next time,
 * after a reload as well; nothing but its id has to be remembered for that.
 */
export function makeOwnCart({ customerCarts, visitor, log }: OwnCartDeps): OwnCart {
  const withGoodsInHand = async (inHand: string): Promise<Result<Cart, Failure>> => {
    const adopted = await customerCarts.adopt(inHand);
    if (adopted.ok) return adopted;
    const own = await customerCarts.own();
    if (own.ok) log.error('The cart of a guest who signed in could not be merged', { failure: adopted.reason });
    return own;
  };
  return async () => {
    const inHand = visitor.cartId();
    const cart = await (inHand === null ? customerCarts.own() : withGoodsInHand(inHand));
    if (cart.ok) visitor.rememberCart(cart.value.id);
    return cart;
  };
}
