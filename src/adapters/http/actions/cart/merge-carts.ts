import { defineAction } from '../../define-action';
import { Id } from '../../input-rules';

class UnpaidCartInput {
  @Id() readonly cart!: string;
}

/** Moves the items of a cart whose payment failed into the active cart. */
export const mergeCarts = defineAction({
  name: 'merge-carts',
  access: 'own-cart',
  changes: true,
  input: UnpaidCartInput,
  run: ({ scope: { useCases, session }, input: { cart } }) => useCases.cart.mergeCarts(session.cartOf(cart)),
});
