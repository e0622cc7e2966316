import { defineAction } from '../../define-action';
import { first, refusalCodes, refusalPairs } from '../../form-outcome';
import { Id } from '../../input-rules';

class ItemInput {
  @Id() readonly item!: string;
}

/** Toggles a product off, by the id of its item. The form has the field `item`. */
export const removeFromWishlist = defineAction({
  name: 'remove-wish',
  access: 'customer',
  changes: true,
  needs: 'wishlists',
  input: ItemInput,
  run: ({ scope: { useCases }, input }) => useCases.wishlist.toggleItem({ kind: 'remove', itemId: input.item }),
  form: {
    input: (fields) => ({ item: first(fields, 'item') }),
    result: (left) => (left.ok ? [] : refusalPairs(refusalCodes(left.reason))),
  },
});
