import { addToCartForm } from '../cart-forms';
import { AddToCartInput } from '../cart-inputs';
import { defineAction } from '../../define-action';
import { first } from '../../form-body';
import { refusalCodes, refusalPairs } from '../../form-result-query';

/** Adds to the cart, then takes the product off the wishlist. The form has `sku`, and `name` for the message. */
export const moveToCart = defineAction({
  name: 'move-wish',
  access: 'customer',
  changes: true,
  needs: 'wishlists',
  input: AddToCartInput,
  run: ({ scope: { useCases }, input }) => useCases.wishlist.moveToCart(input),
  form: {
    input: (fields) => addToCartForm.input(fields),
    result: (moved, fields) =>
      moved.ok ? [['added', first(fields, 'name')]] : refusalPairs(refusalCodes(moved.reason)),
  },
});
