import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { ChosenProductInput, chosenProductOf } from '../cart/cart-form-fields';

/** Adds to the cart, then takes the product off the wishlist. The form has `sku`. */
export const moveToCart = defineAction({
  name: 'move-wish',
  access: 'customer',
  changes: true,
  needs: 'wishlists',
  input: ChosenProductInput,
  run: ({ scope: { useCases }, input }) => useCases.wishlist.moveToCart(input),
  form: {
    input: chosenProductOf,
    result: (moved, fields) =>
      moved.ok ? [['added', first(fields, 'sku')]] : refusalPairs(refusalCodes(moved.reason)),
  },
});
