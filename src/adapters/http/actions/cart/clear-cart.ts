import { defineAction } from '../../define-action';
import { refusalCodes, refusalPairs } from '../../form-outcome';
import { cartOf, ShownCartInput } from './cart-form-fields';

export const clearCart = defineAction({
  name: 'clear-cart',
  access: 'own-cart',
  changes: true,
  input: ShownCartInput,
  run: ({ scope: { useCases, session }, input: { cart } }) => useCases.cart.clearCart(session.cartOf(cart)),
  form: {
    input: (fields) => ({ cart: cartOf(fields) }),
    // The page itself shows that the cart is empty.
    result: (cleared) => (cleared.ok ? [] : refusalPairs(refusalCodes(cleared.reason))),
  },
});
