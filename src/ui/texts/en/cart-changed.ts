/** For a page whose cart was changed by another page of the same browser. */
export const cartChangedTexts = {
  title: 'Your cart has changed',
  message: 'Your cart was changed in another tab or window. This is how it stands now.',
} as const;
