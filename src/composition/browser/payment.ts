import type { CartViewModel } from '../../ui/view-models/cart/cart-view-model';
import { PaymentStatusViewModel } from '../../ui/view-models/checkout/payment-status-view-model';
import { replaceAddress } from '../../adapters/browser/address-bar';
import { checkoutStorage } from './checkout-storage';
import { schedule, tabOf } from './tab';

/** The status of a redirect payment, for the pages the shopper returns to. */
export function createPaymentFeature(cart: CartViewModel): PaymentStatusViewModel {
  const { post } = tabOf(cart);
  return new PaymentStatusViewModel({
    followPayment: () => post('follow-payment', {}),
    mergeCarts: (aside) => post('merge-carts', { cart: aside }, { waits: true }),
    cart,
    schedule,
    onPaid: () => checkoutStorage.clear(),
    onTold: forgetPaymentInAddress,
  });
}

/** The order that this tab placed last, or null. */
export const readPlacedOrder = () => checkoutStorage.placed();

/** Replaces the URL once the status is shown, so that a reload shows the cart and not the old status. */
function forgetPaymentInAddress(): void {
  const query = new URLSearchParams(window.location.search);
  if (!query.has('payment')) return;
  query.delete('payment');
  replaceAddress(query.toString());
}
