import { defineAction } from '../../define-action';
import { ShownCartInput } from '../cart/cart-form-fields';

export const loadShippingMethods = defineAction({
  name: 'load-shipping-methods',
  access: 'own-cart',
  changes: false,
  input: ShownCartInput,
  run: ({ scope: { useCases, session }, input: { cart } }) => useCases.checkout.shippingMethods(session.cartOf(cart)),
});
