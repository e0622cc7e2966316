import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { Id, Quantity } from '../../input-rules';
import { cartOf, quantityOf, ShownCartInput } from './cart-form-fields';

class ItemQuantityInput extends ShownCartInput {
  @Id() readonly item!: string;
  @Quantity() readonly quantity!: number;
}

/** The form has `item`, `quantity`. */
export const changeQuantity = defineAction({
  name: 'change-quantity',
  access: 'own-cart',
  changes: true,
  input: ItemQuantityInput,
  run: ({ scope: { useCases, session }, input: { cart, item, quantity } }) =>
    useCases.cart.changeQuantity(session.cartOf(cart), item, quantity),
  form: {
    input: (fields) => ({
      cart: cartOf(fields),
      item: first(fields, 'item'),
      quantity: quantityOf(first(fields, 'quantity')),
    }),
    result: (changed, fields) =>
      changed.ok
        ? [['changed', first(fields, 'item')]]
        : refusalPairs(refusalCodes(changed.reason, first(fields, 'item'))),
  },
});
