import type { CustomerCarts, GuestLines } from '../../../application/ports/cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import { ok, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import type { CartCalls } from './cart-calls';
import { CART_LINES } from './cart-documents';
import { toCart } from './decode-cart';
import { toGuestLines } from './decode-cart-lines';
import { decodeQuery, decodeResponse } from '../decode-response';

/** The packaged responses omit entered texts and selected options, so the cart is read again as for guests. */
export class MiddlewareCustomerCarts implements CustomerCarts {
  /** `guestCall` is without the visitor's token: Magento shows a guest's cart to guests only. */
  constructor(
    private readonly calls: CartCalls,
    private readonly guestCall: CallMiddleware,
  ) {}

  async own(): Promise<Result<Cart, Failure>> {
    return this.whole(await this.ask('customerCart', []));
  }

  /** The API requires both cart ids, so the customer cart is fetched first. */
  async merge(activeCartId: string): Promise<Result<Cart, Failure>> {
    const own = await this.ask('customerCart', []);
    if (!own.ok) return own;
    if (own.value.id === activeCartId) return this.whole(own);
    const argument = { sourceCartId: activeCartId, destinationCartId: own.value.id };
    return this.whole(await this.ask('mergeCarts', [argument]));
  }

  async guestLines(cartId: string): Promise<Result<GuestLines, Failure>> {
    const answer = await this.guestCall('customQuery', [{ query: CART_LINES, queryVariables: { cartId } }]);
    return decodeQuery(answer, 'cart', toGuestLines);
  }

  /** Magento may answer a change to 0 pieces with success although it has removed nothing. */
  async removeGuestLine(cartId: string, lineUid: string): Promise<Result<void, Failure>> {
    const answer = await this.guestCall('removeItemFromCart', [{ cart_id: cartId, cart_item_uid: lineUid }]);
    return decodeResponse(answer, 'removeItemFromCart', () => undefined);
  }

  private async ask(method: string, args: readonly unknown[]): Promise<Result<Cart, Failure>> {
    return decodeQuery(await this.calls.call(method, args), method, (value) => toCart(value, this.calls.context));
  }

  private async whole(found: Result<Cart, Failure>): Promise<Result<Cart, Failure>> {
    if (!found.ok) return found;
    const whole = await this.calls.read(found.value.id);
    return whole.ok ? whole : ok(found.value);
  }
}
