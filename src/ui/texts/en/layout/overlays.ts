import { cartTexts } from '../cart/cart';
import { overlayFrameTexts } from './overlay-frame';

/** Titles and common texts of sidebars and modals. */
export const overlayTexts = {
  ...overlayFrameTexts,
  wishlist: 'Your wishlist',
  currency: 'Choose Currency',
  store: 'Change Store',
  place: 'Where we deliver',
  cancel: 'Cancel',
  noChoice: 'There is nothing else to choose at the moment.',
  notChanged: 'We could not change it just now. Please try again in a moment.',
  failed: 'We could not open this just now. Nothing is lost: please try again.',
  tryAgain: cartTexts.tryAgain,
} as const;
