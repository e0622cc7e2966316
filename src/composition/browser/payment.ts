import { cartClient } from '../../adapters/actions-client/cart-client';
import { checkoutClient } from '../../adapters/actions-client/checkout-client';
import type { CartViewModel } from '../../ui/view-models/cart/cart-view-model';
import { PaymentStatusViewModel } from '../../ui/view-models/checkout/payment-status-view-model';
import { replaceAddress } from './address-bar';
import { checkoutStorage } from './checkout-storage';
import { schedule, tabOf } from './tab';

/** How a payment on another site stands, for the pages to which its shopper comes back. */
export function browserPayment(cart: CartViewModel): PaymentStatusViewModel {
  const tab = tabOf(cart);
  return new PaymentStatusViewModel({
    followPayment: checkoutClient(tab).followPayment,
    mergeCarts: cartClient(tab).mergeCarts,
    cart,
    schedule,
    onPaid: () => checkoutStorage.clear(),
    onTold: forgetPaymentInAddress,
  });
}

/** The order that this tab placed last, or null. */
export const readPlacedOrder = () => checkoutStorage.placed();

/** Once it is shown, a reload shows the cart and not the old status. */
function forgetPaymentInAddress(): void {
  const query = new URLSearchParams(window.location.search);
  if (!query.has('payment')) return;
  query.delete('payment');
  replaceAddress(query.toString());
}
