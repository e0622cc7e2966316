import type { CustomerCarts } from '../../../application/ports/cart';
import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import { ok, type Result } from '../../../domain/shared/result';
import type { CartCalls } from './cart-calls';
import { toCart } from './decode-cart';
import { decodeQuery } from '../decode-response';

/** The packaged responses omit entered texts and selected options, so the cart is read again as for guests. */
export class MiddlewareCustomerCarts implements CustomerCarts {
  constructor(private readonly calls: CartCalls) {}

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

  private async ask(method: string, args: readonly unknown[]): Promise<Result<Cart, Failure>> {
    return decodeQuery(await this.calls.call(method, args), method, (value) => toCart(value, this.calls.context));
  }

  private async whole(found: Result<Cart, Failure>): Promise<Result<Cart, Failure>> {
    if (!found.ok) return found;
    const whole = await this.calls.read(found.value.id);
    return whole.ok ? whole : ok(found.value);
  }
}
