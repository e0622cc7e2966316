/** Texts of one item of the cart: its day and its answers. */
export const itemTexts = {
  changeOptions: (hasDay: boolean) => (hasDay ? 'Change day or details' : 'Change details'),
  changeOptionsOf: (what: string, name: string) => `${what} of ${name}`,
  /** The day of an item that the customer collects. */
  collectionDate: 'Collection date',
  collectionsOf: 'Collections',
} as const;
