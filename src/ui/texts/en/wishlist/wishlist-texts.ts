import { cartTexts } from '../cart/cart';

/** Texts of the wishlist and its hearts. */
export const wishlistTexts = {
  totalItems: (count: number) => `Total items: ${count}`,
  remove: cartTexts.remove,
  addTo: 'Add to wishlist',
  removeFrom: 'Remove from wishlist',
  addOf: (name: string) => `Add ${name} to your wishlist`,
  removeOf: (name: string) => `Remove ${name} from your wishlist`,
  emptyTitle: 'Nothing on your wishlist yet',
  emptyHint: 'Flowers that you put on it are kept here for another day.',
  back: cartTexts.backToShop,
  emptyToShop: 'Find some flowers',
  failed: 'We could not fetch your wishlist just now.',
  perPage: 'Products per page',
  showAll: 'Show all products',
} as const;
