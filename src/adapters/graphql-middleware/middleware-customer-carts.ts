import type { CustomerCarts } from '../../application/ports/customer-carts';
import type { Failure } from '../../application/ports/failures';
import type { Cart } from '../../domain/cart/cart';
import { ok, type Result } from '../../domain/shared/result';
import type { CallMiddleware } from './call-middleware';
import { toCart } from './cart-wire';
import { decodeAnswer } from './decode-answer';
import { CART } from './documents/cart-document';
import type { ProductContext } from './product-wire';

/** The packaged answers leave out what the shopper wrote and chose, so the cart is read once more as for guests. */
export class MiddlewareCustomerCarts implements CustomerCarts {
  constructor(
    private readonly call: CallMiddleware,
    private readonly context: ProductContext,
  ) {}

  /** S7-40. */
  async own(): Promise<Result<Cart, Failure>> {
    return this.whole(await this.call('customerCart', []), 'customerCart');
  }

  /** S7-47. */
  async merge(guestCartId: string, ownCartId: string): Promise<Result<Cart, Failure>> {
    const argument = { sourceCartId: guestCartId, destinationCartId: ownCartId };
    return this.whole(await this.call('mergeCarts', [argument]), 'mergeCarts');
  }

  private async whole(answer: Awaited<ReturnType<CallMiddleware>>, root: string): Promise<Result<Cart, Failure>> {
    const found = decodeAnswer(answer, root, (value) => toCart(value, this.context));
    if (!found.ok) return found;
    const read = await this.call('customQuery', [{ query: CART, queryVariables: { cartId: found.value.id } }]);
    const whole = decodeAnswer(read, 'cart', (value) => toCart(value, this.context));
    return whole.ok ? whole : ok(found.value);
  }
}
