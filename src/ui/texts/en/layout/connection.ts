/** Lines above an open page, of the script that every page loads last; apart from others, so that it has no more than these. */
export const connectionTexts = {
  /** On a page that was open when the connection went. */
  lost: 'You are offline. You can carry on reading. Keep this page open, and changes to your cart will go through when you are back online. Ordering needs a connection.',
  newRelease: 'There is a new version of our website.',
  loadRelease: 'Show it',
} as const;
