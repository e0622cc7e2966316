import { defineAction } from '../../define-action';
import { Whole } from '../../input-rules';

const MAX_PAGE = 100_000;
const MAX_PER_PAGE = 100;

class PageInput {
  /** From 1. */
  @Whole(1, MAX_PAGE) readonly page!: number;
  @Whole(1, MAX_PER_PAGE) readonly itemsPerPage!: number;
}

export const loadWishlist = defineAction({
  name: 'load-wishlist',
  access: 'own-or-nothing',
  changes: false,
  needs: 'wishlists',
  input: PageInput,
  run: ({ scope: { useCases }, input: { page, itemsPerPage } }) => useCases.wishlist.loadWishlist(page, itemsPerPage),
});
