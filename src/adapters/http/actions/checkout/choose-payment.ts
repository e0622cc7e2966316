import { defineAction } from '../../define-action';
import { Id } from '../../input-rules';
import { ShownCartInput } from '../cart/cart-form-fields';

class PaymentMethodInput extends ShownCartInput {
  @Id() readonly code!: string;
}

export const choosePayment = defineAction({
  name: 'choose-payment',
  access: 'own-cart',
  changes: true,
  input: PaymentMethodInput,
  run: ({ scope: { useCases, session }, input: { cart, code } }) =>
    useCases.checkout.choosePayment(session.cartOf(cart), code),
});
