/** Texts of the page that changes day and card of a cart item. */
export const changeOptionsTexts = {
  title: 'Change day or card',
  save: 'Save the change',
  keep: 'Keep it as it is',
} as const;
