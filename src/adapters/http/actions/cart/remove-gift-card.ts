import { defineAction } from '../../define-action';
import { CodeInput, codeOf, giftCardResult } from './cart-form-fields';

/** The form has `code`, as the cart shows it. */
export const removeGiftCard = defineAction({
  name: 'remove-gift-card',
  access: 'own-cart',
  changes: true,
  input: CodeInput,
  run: ({ scope: { useCases, session }, input: { cart, code } }) =>
    useCases.cart.removeGiftCard(session.cartOf(cart), code),
  form: { input: codeOf, result: (changed) => giftCardResult('removed', changed) },
});
