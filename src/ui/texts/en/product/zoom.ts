/** Texts of the enlarged pictures of a product. */
export const zoomTexts = {
  title: (name: string) => `Pictures of ${name}`,
  close: 'Close the pictures',
  before: 'Previous picture',
  after: 'Next picture',
  larger: 'Show twice as large',
} as const;
