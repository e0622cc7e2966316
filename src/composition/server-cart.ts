import { CART_COOKIE } from '../adapters/cookies/cookie-names';
import type { CartScreenProps } from '../ui/screens/CartScreen';
import { readAnswers } from './forms/answers-of-query';
import { failed, type PageAnswer, type PageRequest } from './server-page';

type Body = Omit<CartScreenProps, 'frame'>;

/**
 * S2-5. The visitor's cart. A click from another site comes without the strict cookies that name it, so then only the
 * shell is sent, and the page's own request (`?own=1`, or the woken page) brings the cart.
 */
export async function loadCartPage({ shop, visitor, query }: PageRequest): Promise<PageAnswer<Body>> {
  const { refusals, removed, coupon } = readAnswers(query);
  const answered = { refusals, removed, coupon, understood: [] };
  if (visitor.coldArrival && !visitor.cookies.has(CART_COOKIE)) {
    return { kind: 'page', body: { cart: null, coldArrival: true, ...answered }, understood: [] };
  }
  const cart = await shop.useCases.viewCart();
  if (!cart.ok) return failed(cart.reason);
  return { kind: 'page', body: { cart: cart.value, coldArrival: false, ...answered }, understood: [] };
}
