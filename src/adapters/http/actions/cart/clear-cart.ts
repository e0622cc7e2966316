import { isEmptyCart } from '../../../../domain/cart/is-empty-cart';
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
    result: (cleared) => {
      if (!cleared.ok) return refusalPairs(refusalCodes(cleared.reason));
      // The page itself shows that the cart is empty. A Magento may keep a customer's line that it cannot show.
      return isEmptyCart(cleared.value) ? [] : refusalPairs([{ kind: 'rejected', subject: '', detail: 'UNDEFINED' }]);
    },
  },
});
