import { defineAction } from '../../define-action';
import { Line } from '../../input-rules';
import { ShownCartInput } from '../cart/cart-form-fields';

class CartEmailInput extends ShownCartInput {
  @Line() readonly email!: string;
}

export const attachEmail = defineAction({
  name: 'attach-email',
  access: 'own-cart',
  changes: true,
  input: CartEmailInput,
  run: ({ scope: { useCases, session }, input: { cart, email } }) =>
    useCases.checkout.attachEmail(session.cartOf(cart), email),
});
