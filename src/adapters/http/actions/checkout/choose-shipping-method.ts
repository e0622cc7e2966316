import { defineAction } from '../../define-action';
import { Id } from '../../input-rules';
import { ShownCartInput } from '../cart/cart-form-fields';

class ShippingMethodInput extends ShownCartInput {
  @Id() readonly carrier!: string;
  @Id() readonly method!: string;
}

export const chooseShippingMethod = defineAction({
  name: 'choose-shipping-method',
  access: 'own-cart',
  changes: true,
  input: ShippingMethodInput,
  run: ({ scope: { useCases, session }, input: { cart, carrier, method } }) =>
    useCases.checkout.chooseShippingMethod(session.cartOf(cart), carrier, method),
});
