import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { Id } from '../../input-rules';
import { cartOf, ShownCartInput } from './cart-form-fields';

class ItemInput extends ShownCartInput {
  @Id() readonly item!: string;
}

/** The form has `item`. */
export const removeItem = defineAction({
  name: 'remove-item',
  access: 'own-cart',
  changes: true,
  input: ItemInput,
  run: ({ scope: { useCases, session }, input: { cart, item } }) =>
    useCases.cart.removeItem(session.cartOf(cart), item),
  form: {
    input: (fields) => ({ cart: cartOf(fields), item: first(fields, 'item') }),
    result: (removed, fields) =>
      removed.ok
        ? [['removed', first(fields, 'item')]]
        : refusalPairs(refusalCodes(removed.reason, first(fields, 'item'))),
  },
});
