import { defineAction } from '../../define-action';
import { Id } from '../../input-rules';

class ListedProductInput {
  @Id() readonly sku!: string;
  @Id() readonly uid!: string;
}

/** Takes a product off the wishlist that was added to the cart; null when it was not on it. */
export const removeMovedItem = defineAction({
  name: 'follow-wish',
  access: 'own-or-nothing',
  changes: true,
  needs: 'wishlists',
  input: ListedProductInput,
  run: ({ scope: { useCases }, input }) => useCases.wishlist.removeItem(input),
});
