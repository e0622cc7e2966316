import type { Failure } from '../../../application/ports/failures';
import type { Cart } from '../../../domain/cart/cart';
import type { Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import type { ProductContext } from '../catalogue/product-wire';
import { decodeQuery } from '../decode-response';
import { CART, CART_WITH_GIFT_CARDS, CART_WITHOUT_GIFT_CARDS } from '../documents/cart-document';
import { queryWithFallback } from '../query-with-fallback';
import { toCart } from './cart-wire';

/** Reads a cart with everything in it; without seasons and gift cards where the backend has none. */
export async function readCart(
  call: CallMiddleware,
  cartId: string,
  context: ProductContext,
): Promise<Result<Cart, Failure>> {
  const queryVariables = { cartId };
  const answer = await queryWithFallback(
    call,
    { query: CART, queryVariables },
    { query: CART_WITH_GIFT_CARDS, queryVariables },
    { query: CART_WITHOUT_GIFT_CARDS, queryVariables },
  );
  return decodeQuery(answer, 'cart', (value) => toCart(value, context));
}
