import { defineAction, NoInput } from '../../define-action';

export const countWishlist = defineAction({
  name: 'count-wishlist',
  access: 'own-or-nothing',
  changes: false,
  needs: 'wishlists',
  input: NoInput,
  run: ({ scope: { useCases } }) => useCases.wishlist.countWishlist(),
});
