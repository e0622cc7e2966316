import { defineAction } from '../../define-action';
import { CodeInput, codeOf, couponResult } from './cart-form-fields';

/** The form has `code`; an empty one removes the coupon. */
export const applyCoupon = defineAction({
  name: 'apply-coupon',
  access: 'own-cart',
  changes: true,
  input: CodeInput,
  run: ({ scope: { useCases, session }, input: { cart, code } }) =>
    useCases.cart.applyCoupon(session.cartOf(cart), code),
  form: { input: codeOf, result: couponResult },
});
