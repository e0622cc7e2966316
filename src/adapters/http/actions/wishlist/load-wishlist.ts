import { MAX_WISHLIST_ITEMS } from '../../../../domain/wishlist/wishlist';
import { defineAction } from '../../define-action';
import { MAX_PAGE, Whole } from '../../input-rules';

class PageInput {
  /** From 1. */
  @Whole(1, MAX_PAGE) readonly page!: number;
  @Whole(1, MAX_WISHLIST_ITEMS) readonly itemsPerPage!: number;
}

export const loadWishlist = defineAction({
  name: 'load-wishlist',
  access: 'own-or-nothing',
  changes: false,
  needs: 'wishlists',
  input: PageInput,
  run: ({ scope: { useCases }, input: { page, itemsPerPage } }) => useCases.wishlist.loadWishlist(page, itemsPerPage),
});
