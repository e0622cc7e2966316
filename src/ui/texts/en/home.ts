/** Words of the home page that the florist does not write herself. */
export const homeTexts = {
  occasions: 'Find flowers by occasion',
} as const;
