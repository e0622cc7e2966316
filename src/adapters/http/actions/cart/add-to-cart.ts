import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { ChosenProductInput, chosenProductOf, typedOf, wordFields } from './cart-form-fields';

/** Adds to the active cart, whatever cart the page shows. The form has the fields of a chosen product. */
export const addToCart = defineAction({
  name: 'add-to-cart',
  access: 'own-cart',
  changes: true,
  input: ChosenProductInput,
  run: ({ scope: { useCases }, input }) => useCases.cart.addProduct(input),
  form: {
    keeps: wordFields,
    input: chosenProductOf,
    result: (added, fields) =>
      added.ok ? [['added', first(fields, 'sku')]] : [...refusalPairs(refusalCodes(added.reason)), ...typedOf(fields)],
  },
});
