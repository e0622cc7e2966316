import type { PickupChoice } from '../../domain/delivery/delivery-method';
import type { ShownOrder } from '../../application/checkout/place-order';
import type { SaveBillingRequest } from '../../application/checkout/save-billing';
import type { AddressChoice } from '../../domain/address/saved-address';
import type { TracedAttempt } from '../../application/checkout/trace-order';
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
    placeOrder: ({ shown, payment, attemptKey, captchaToken }: ShownOrder) =>
      post('place-order', {
        cart: shown.id,
        digest: cartDigest(shown),
        payment,
        attempt: attemptKey,
        captchaToken,
      }),
    traceOrder: (cart: string, { key, ageMs }: TracedAttempt) =>
      post('trace-order', { cart, attempt: key, ageMs }, { waits: true }),
    followPayment: () => post('follow-payment', {}),
  };
}
