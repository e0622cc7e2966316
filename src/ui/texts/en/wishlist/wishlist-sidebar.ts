import { cartTexts } from '../cart/cart';

/** Texts of the wishlist beside the page. */
export const wishlistTexts = {
  totalItems: (count: number) => `Total items: ${count}`,
  remove: cartTexts.remove,
  removeOf: (name: string) => `Remove ${name} from your wishlist`,
  emptyTitle: 'Nothing on your wishlist yet',
  emptyHint: 'Flowers that you put on it are kept here for another day.',
  back: cartTexts.backToShop,
} as const;
