import { CookiePendingPayments } from '../../adapters/cookies/cookie-pending-payments';
import { MiddlewareCarts } from '../../adapters/graphql-middleware/middleware-carts';
import { MiddlewareCustomerCarts } from '../../adapters/graphql-middleware/middleware-customer-carts';
import { MiddlewarePayments } from '../../adapters/graphql-middleware/middleware-payments';
import { makeFollowPayment } from '../../application/checkout/follow-payment';
import { makeSwapCarts } from '../../application/checkout/swap-carts';
import type { SiteProps } from '../../ui/site-props';
import type { CartViewModel } from '../../ui/view-models/cart-view-model';
import { PaymentStatusViewModel } from '../../ui/view-models/payment-status-view-model';
import { schedule, tabOf, type Tab } from './tab';
import { checkoutStorage } from './checkout-storage';

/** What became of a payment on somebody else's page, for the pages to which its shopper comes back. */
export function browserPayment(
  site: SiteProps,
  cart: CartViewModel,
  isSignedIn: () => Promise<boolean>,
): PaymentStatusViewModel {
  const parts = paymentParts(tabOf(site), isSignedIn);
  return new PaymentStatusViewModel({
    followPayment: makeFollowPayment(parts),
    swapCarts: makeSwapCarts(parts),
    cart,
    schedule,
    onPaid: () => checkoutStorage.clear(),
    onTold: forgetWordInAddress,
  });
}

/** What the use-cases of a payment stand on. */
export function paymentParts(
  { call, context, cookieStore, visitor }: Tab,
  isSignedIn: () => boolean | Promise<boolean>,
) {
  return {
    payments: new MiddlewarePayments(call),
    carts: new MiddlewareCarts(call, context),
    paying: new CookiePendingPayments(cookieStore),
    visitor,
    customer: { isSignedIn, carts: new MiddlewareCustomerCarts(call, context) },
  };
}

/** The order that this tab placed last, or null. */
export const readPlacedOrder = () => checkoutStorage.placed();

/** Once it is told, a reload shows the cart and not the old news. */
function forgetWordInAddress(): void {
  const url = new URL(window.location.href);
  if (!url.searchParams.has('payment')) return;
  url.searchParams.delete('payment');
  const path = `${url.pathname}${url.search}`;
  // The router finds its way back by what it keeps here.
  const state = (window.history.state ?? {}) as Readonly<Record<string, unknown>>;
  window.history.replaceState({ ...state, url: path, as: path }, '', path);
}
