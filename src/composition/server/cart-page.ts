import { CART_COOKIE } from '../../adapters/cookies/cookie-names';
import { CookiePendingPayments } from '../../adapters/cookies/cookie-pending-payments';
import { RequestCookies } from '../../adapters/cookies/cookie-store';
import { paymentToTell } from '../../application/checkout/payment-to-tell';
import type { CartScreenProps } from '../../ui/screens/CartScreen';
import { readAnswers } from '../actions/read-form-result';
import { failed, type PageResult, type PageRequest } from './page';

type Body = Omit<CartScreenProps, 'site' | 'openPayment'>;

/**
 * S2-5. The visitor's cart. A click from another site comes without the strict cookies that name it, so then only the
 * shell is sent, and the page's own request (`?own=1`, or the woken page) brings the cart.
 */
export async function loadCartPage(request: PageRequest): Promise<PageResult<Body>> {
  const { shop, visitor, query } = request;
  const { refusals, removed, coupon } = readAnswers(query);
  const answered = { refusals, removed, coupon, cameBack: typeof query.payment === 'string' };
  if (visitor.isCrossSite && !visitor.cookies.has(CART_COOKIE)) {
    const body = { cart: null, isCrossSite: true, payment: null, askPayment: true, ...answered };
    return { kind: 'page', body, understood: [] };
  }
  const [cart, paying] = await Promise.all([shop.useCases.viewCart(), readPayment(request)]);
  if (!cart.ok) return failed(cart.reason);
  const body = { cart: cart.value, isCrossSite: false, ...paying, ...answered };
  return { kind: 'page', body, understood: [] };
}

/**
 * How the payment stands that this browser was sent away for. Only read: the woken page puts the carts right by it. What
 * could not be read is asked by the page again.
 */
async function readPayment({ shop, visitor }: PageRequest): Promise<Pick<Body, 'payment' | 'askPayment'>> {
  const carts = new CookiePendingPayments(new RequestCookies(visitor.cookies, false)).payingCarts();
  const read = await Promise.all(
    carts.map(async (cartId) => {
      const found = await shop.payments.ofCart(cartId);
      return { cartId, payment: found.ok ? found.value : null };
    }),
  );
  return { payment: paymentToTell(read)?.payment ?? null, askPayment: carts.length > 0 };
}
