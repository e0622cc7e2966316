import { defineAction } from '../../define-action';
import { ShownCartInput } from '../cart/cart-form-fields';

export const loadPaymentMethods = defineAction({
  name: 'load-payment-methods',
  access: 'own-cart',
  changes: false,
  input: ShownCartInput,
  run: ({ scope: { useCases, session }, input: { cart } }) => useCases.checkout.paymentMethods(session.cartOf(cart)),
});
