/** Shown when another tab has changed the cart. */
export const cartChangedTexts = {
  title: 'Your cart has changed',
  message: 'Your cart was changed in another tab or window. This is how it stands now.',
} as const;
