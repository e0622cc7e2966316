import type { PickupChoice } from '../../domain/checkout/collection';
import type { SaveBillingRequest } from '../../application/checkout/save-billing';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { Cart } from '../../domain/cart/cart';
import { cartDigest } from '../../domain/cart/cart-digest';
import type { PostAction } from './post-action';

interface CheckoutClientDeps {
  readonly post: PostAction;
  /** `Cart.id` of the cart that the page shows; null when it shows none. */
  readonly shownCart: () => string | null;
}

/** The checkout of the displayed cart. */
export function checkoutClient({ post, shownCart }: CheckoutClientDeps) {
  return {
    attachEmail: (email: string) => post('attach-email', { cart: shownCart(), email }),
    setDeliveryAddress: (address: AddressChoice | PickupChoice) =>
      post('set-delivery-address', { cart: shownCart(), address }),
    shippingMethods: () => post('load-shipping-methods', { cart: shownCart() }),
    chooseShippingMethod: (carrier: string, method: string) =>
      post('choose-shipping-method', { cart: shownCart(), carrier, method }),
    saveBilling: ({ address, sameAsDelivery, delivery }: SaveBillingRequest) =>
      post('save-billing', {
        cart: shownCart(),
        address,
        sameAsDelivery,
        delivery: delivery === null ? null : { carrier: delivery.carrier, method: delivery.method },
      }),
    paymentMethods: () => post('load-payment-methods', { cart: shownCart() }),
    choosePayment: (code: string) => post('choose-payment', { cart: shownCart(), code }),
    /** The digest identifies the contents that the shopper saw, so that nothing else is ordered. */
    placeOrder: (shown: Cart, payment: string, captchaToken: string | null) =>
      post('place-order', { cart: shown.id, digest: cartDigest(shown), payment, captchaToken }),
    traceOrder: (cart: string) => post('trace-order', { cart }),
    followPayment: () => post('follow-payment', {}),
  };
}
