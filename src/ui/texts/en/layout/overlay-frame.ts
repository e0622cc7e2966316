/** Texts of an overlay that waits for its content; few, because the last script of every page has them. */
export const overlayFrameTexts = {
  cart: 'Your cart',
  close: (title: string) => `Close: ${title}`,
  loading: 'One moment…',
} as const;
