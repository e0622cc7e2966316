import { defineAction } from '../../define-action';
import { Flag, Id, Nullable, Quantity } from '../../input-rules';

class NewItemInput {
  @Id() readonly sku!: string;
  @Nullable() @Id() readonly parentSku!: string | null;
  @Quantity() readonly quantity!: number;
  @Flag() readonly isBundle!: boolean;
}

/** Toggles a product on: the backend refuses a guest. */
export const addToWishlist = defineAction({
  name: 'add-wish',
  access: 'customer-by-backend',
  changes: true,
  needs: 'wishlists',
  input: NewItemInput,
  run: ({ scope: { useCases }, input }) => useCases.wishlist.toggleItem({ kind: 'add', item: input }),
});
