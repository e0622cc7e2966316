/** Shown when another tab has changed the cart. */
export const cartChangedTexts = {
  'cart-changed': {
    title: 'Your cart has changed',
    message: 'Your cart was changed in another tab or window. This is what is in it now.',
  },
  'item-gone': {
    title: 'Your cart has changed',
    message: 'It is no longer in your cart. This is what is in it now.',
  },
} as const;
