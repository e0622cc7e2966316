import type { CheckoutActions } from '../../../application/actions/checkout-actions';
import type { ActionTable } from '../action';
import { NoInput, ShownCartInput } from './cart-inputs';
import {
  AttachEmailInput,
  ChoosePaymentInput,
  ChooseShippingMethodInput,
  PlaceOrderInput,
  SaveBillingInput,
  SetDeliveryAddressInput,
  TraceOrderInput,
} from './checkout-inputs';

export const CHECKOUT_ACTIONS: ActionTable<keyof CheckoutActions> = {
  'attach-email': {
    access: 'own-cart',
    input: AttachEmailInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart, email } }) =>
      useCases.checkout.attachEmail(session.cartOf(cart), email),
  },
  'set-delivery-address': {
    access: 'own-cart',
    input: SetDeliveryAddressInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart, address } }) =>
      useCases.checkout.setDeliveryAddress(session.cartOf(cart), address),
  },
  'load-shipping-methods': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: false,
    run: ({ scope: { useCases, session }, input: { cart } }) => useCases.checkout.shippingMethods(session.cartOf(cart)),
  },
  'choose-shipping-method': {
    access: 'own-cart',
    input: ChooseShippingMethodInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart, carrier, method } }) =>
      useCases.checkout.chooseShippingMethod(session.cartOf(cart), carrier, method),
  },
  'save-billing': {
    access: 'own-cart',
    input: SaveBillingInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart, ...billing } }) =>
      useCases.checkout.saveBilling(session.cartOf(cart), billing),
  },
  'load-payment-methods': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: false,
    run: ({ scope: { useCases, session }, input: { cart } }) => useCases.checkout.paymentMethods(session.cartOf(cart)),
  },
  'choose-payment': {
    access: 'own-cart',
    input: ChoosePaymentInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart, code } }) =>
      useCases.checkout.choosePayment(session.cartOf(cart), code),
  },
  'place-order': {
    access: 'own-cart',
    input: PlaceOrderInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart, attempt, ...order } }) =>
      useCases.checkout.placeOrder({ ...order, cartId: session.cartOf(cart), attemptKey: attempt }),
  },
  'trace-order': {
    access: 'cart-holder',
    input: TraceOrderInput,
    changes: true,
    run: ({ scope: { useCases, session }, input: { cart, attempt = null, ageMs = 0 } }) =>
      useCases.checkout.traceOrder(session.cartOf(cart), { key: attempt, ageMs }),
  },
  'follow-payment': {
    access: 'own-cart',
    input: NoInput,
    changes: true,
    run: ({ scope: { useCases } }) => useCases.checkout.followPayment(),
  },
};
