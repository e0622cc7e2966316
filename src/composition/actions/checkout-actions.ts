import type { CheckoutActions } from '../../application/actions/checkout-actions';
import { checkoutUseCases } from '../server/checkout-use-cases';
import type { ActionTable } from './action';
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
import { placeOrder } from './place-order';
import { onShownCart } from './shown-cart';

export const CHECKOUT_ACTIONS: ActionTable<keyof CheckoutActions> = {
  'attach-email': {
    access: 'own-cart',
    input: AttachEmailInput,
    changes: true,
    run: ({ scope, input: { cart, email } }) =>
      onShownCart(scope, cart, () => checkoutUseCases(scope).attachEmail(email)),
  },
  'set-delivery-address': {
    access: 'own-cart',
    input: SetDeliveryAddressInput,
    changes: true,
    run: ({ scope, input: { cart, address } }) =>
      onShownCart(scope, cart, () => checkoutUseCases(scope).setDeliveryAddress(address)),
  },
  'load-shipping-methods': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: false,
    run: ({ scope, input: { cart } }) => onShownCart(scope, cart, () => checkoutUseCases(scope).shippingMethods()),
  },
  'choose-shipping-method': {
    access: 'own-cart',
    input: ChooseShippingMethodInput,
    changes: true,
    run: ({ scope, input: { cart, carrier, method } }) =>
      onShownCart(scope, cart, () => checkoutUseCases(scope).chooseShippingMethod(carrier, method)),
  },
  'save-billing': {
    access: 'own-cart',
    input: SaveBillingInput,
    changes: true,
    run: ({ scope, input: { cart, ...billing } }) =>
      onShownCart(scope, cart, () => checkoutUseCases(scope).saveBilling(billing)),
  },
  'load-payment-methods': {
    access: 'own-cart',
    input: ShownCartInput,
    changes: false,
    run: ({ scope, input: { cart } }) => onShownCart(scope, cart, () => checkoutUseCases(scope).paymentMethods()),
  },
  'choose-payment': {
    access: 'own-cart',
    input: ChoosePaymentInput,
    changes: true,
    run: ({ scope, input: { cart, code } }) =>
      onShownCart(scope, cart, () => checkoutUseCases(scope).choosePayment(code)),
  },
  'place-order': { access: 'own-cart', input: PlaceOrderInput, changes: true, run: placeOrder },
  'trace-order': {
    access: 'cart-holder',
    input: TraceOrderInput,
    changes: true,
    run: ({ scope, input: { cart, attempt = null, ageMs = 0 } }) =>
      checkoutUseCases(scope).traceOrder(scope.session.cartOf(cart), { key: attempt, ageMs }),
  },
  'follow-payment': {
    access: 'own-cart',
    input: NoInput,
    changes: true,
    run: ({ scope }) => checkoutUseCases(scope).followPayment(),
  },
};
