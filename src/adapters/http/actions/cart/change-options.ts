import type { OptionAnswers } from '../../../../domain/catalogue/options/customizable-option';
import { defineAction } from '../../define-action';
import { first, optionAnswers, formOutcomePath, refusalCodes, refusalPairs } from '../../form-outcome';
import { Id, TextsByName } from '../../input-rules';
import { cartOf, ShownCartInput, typedOf, wordFields } from './cart-form-fields';

class ItemOptionsInput extends ShownCartInput {
  @Id() readonly item!: string;
  /** Of the item's product. */
  @Id() readonly sku!: string;
  @TextsByName() readonly answers!: OptionAnswers;
}

/** The day and the texts of an item. The form has `item`, `sku`, `option.<uid>`; `done` is the cart's path. */
export const changeOptions = defineAction({
  name: 'change-options',
  access: 'own-cart',
  changes: true,
  input: ItemOptionsInput,
  run: ({ scope: { useCases, session }, input: { cart, item, sku, answers } }) =>
    useCases.cart.changeOptions(session.cartOf(cart), { itemUid: item, sku, answers }),
  form: {
    keeps: wordFields,
    input: (fields) => ({
      cart: cartOf(fields),
      item: first(fields, 'item'),
      sku: first(fields, 'sku'),
      answers: optionAnswers(fields),
    }),
    result: (changed, fields) => {
      const done = first(fields, 'done');
      if (changed.ok) return { goTo: formOutcomePath(done, [['changed', first(fields, 'item')]]) };
      const { kind } = changed.reason;
      const refused = refusalPairs(refusalCodes(changed.reason));
      // The form is about an item that the cart does not have.
      return kind === 'cart-changed' || kind === 'item-gone'
        ? { goTo: formOutcomePath(done, refused) }
        : [...refused, ...typedOf(fields)];
    },
  },
});
