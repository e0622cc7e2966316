import { defineAction } from '../../define-action';
import { ShownCartInput } from './cart-form-fields';

export const clearCart = defineAction({
  name: 'clear-cart',
  access: 'own-cart',
  changes: true,
  input: ShownCartInput,
  run: ({ scope: { useCases, session }, input: { cart } }) => useCases.cart.clearCart(session.cartOf(cart)),
});
