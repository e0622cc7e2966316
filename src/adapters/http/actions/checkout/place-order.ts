import { defineAction } from '../../define-action';
import { AttemptKey, CaptchaToken, Id, Optional } from '../../input-rules';

class OrderInput {
  @Id() readonly cart!: string;
  /** `cartDigest` of the cart that the shopper saw. */
  @Id() readonly digest!: string;
  /** Code of the payment method. */
  @Id() readonly payment!: string;
  /** The key of this press of the button; made by the server if it is left out. */
  @Optional() @AttemptKey() readonly attempt?: string;
  @Optional() @CaptchaToken() readonly captchaToken?: string | null;
}

export const placeOrder = defineAction({
  name: 'place-order',
  access: 'own-cart',
  changes: true,
  input: OrderInput,
  run: ({ scope: { useCases, session }, input: { cart, attempt, ...order } }) =>
    useCases.checkout.placeOrder({ ...order, cartId: session.cartOf(cart), attemptKey: attempt }),
});
