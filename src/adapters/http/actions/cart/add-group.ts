import type { GroupRefusal } from '../../../../application/cart/add-group';
import type { Failure } from '../../../../application/ports/failures';
import type { OptionAnswers } from '../../../../domain/catalogue/options/customizable-option';
import type { GroupQuantities } from '../../../../domain/catalogue/group';
import { MAX_QUANTITY } from '../../../../domain/shared/quantity';
import { defineAction } from '../../define-action';
import {
  type FormResult,
  first,
  named,
  optionAnswers,
  type FormFields,
  refusalCodes,
  refusalPairs,
} from '../../form-outcome';
import { Id, NumbersByName, TextsByName } from '../../input-rules';
import { cartOf, quantityOf, ShownCartInput, typedOf, wordFields } from './cart-form-fields';

class GroupInput extends ShownCartInput {
  @Id() readonly sku!: string;
  @NumbersByName() readonly quantities!: GroupQuantities;
  @TextsByName() readonly answers!: OptionAnswers;
}

/** The form has `sku` of the group, `quantity.<sku>` for each of its products (empty means none), and `option.<uid>`. */
export const addGroup = defineAction({
  name: 'add-group',
  access: 'own-cart',
  changes: true,
  input: GroupInput,
  run: ({ scope: { useCases }, input }) => useCases.cart.addGroup(input),
  form: {
    keeps: wordFields,
    input: (fields) => ({
      cart: cartOf(fields),
      sku: first(fields, 'sku'),
      quantities: Object.fromEntries(
        named(fields, 'quantity.').map(([sku, text]) => [sku, quantityOf(text || '0', 0)]),
      ),
      answers: optionAnswers(fields),
    }),
    result: (added, fields) => {
      if (added.ok) return [['added', first(fields, 'sku')]];
      const inCart = added.reason.kind === 'partially-added' ? added.reason.added : 0;
      return [...refusalPairs(codesOf(added.reason)), ...typedQuantities(fields, inCart), ...typedOf(fields)];
    },
  },
});

function codesOf(reason: GroupRefusal | Failure) {
  switch (reason.kind) {
    case 'nothing-selected':
      return refusalCodes({ kind: 'quantity-invalid', max: MAX_QUANTITY });
    case 'partially-added':
      return refusalCodes(reason.reason, reason.product.sku);
    default:
      return refusalCodes(reason);
  }
}

/** The first `inCart` wanted products are in the cart, so their fields return empty and are not added twice. */
function typedQuantities(fields: FormFields, inCart: number): FormResult {
  let left = inCart;
  return named(fields, 'quantity.').map(([sku, typed]) => {
    const isWanted = quantityOf(typed || '0', 0) !== 0;
    const text = isWanted && left > 0 ? '0' : typed || '0';
    if (isWanted) left -= 1;
    return [`o.quantity.${sku}`, text.slice(0, 20)] as const;
  });
}
