import { defineAction } from '../../define-action';
import { CodeInput, codeOf, giftCardResult } from './cart-form-fields';

/** The form has `code`. It grants access to money, so it is never returned in the page's URL. */
export const applyGiftCard = defineAction({
  name: 'apply-gift-card',
  access: 'own-cart',
  changes: true,
  input: CodeInput,
  run: ({ scope: { useCases, session }, input: { cart, code } }) =>
    useCases.cart.applyGiftCard(session.cartOf(cart), code),
  form: { input: codeOf, result: (changed) => giftCardResult('applied', changed) },
});
