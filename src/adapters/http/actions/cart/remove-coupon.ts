import { defineAction } from '../../define-action';
import { cartOf, couponResult, ShownCartInput } from './cart-form-fields';

export const removeCoupon = defineAction({
  name: 'remove-coupon',
  access: 'own-cart',
  changes: true,
  input: ShownCartInput,
  run: ({ scope: { useCases, session }, input: { cart } }) => useCases.cart.applyCoupon(session.cartOf(cart), ''),
  form: { input: (fields) => ({ cart: cartOf(fields) }), result: couponResult },
});
