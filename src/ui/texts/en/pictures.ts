/** Texts of pictures of which there are several, and of the same as large as the window. */
export const pictureTexts = {
  pictureOf: (name: string, number: number, count: number) => `${name}, picture ${number} of ${count}`,
  pictureCount: (number: number, count: number) => `${number} / ${count}`,
  all: (name: string) => `Pictures of ${name}`,
  close: 'Close the pictures',
  before: 'Previous picture',
  after: 'Next picture',
  larger: 'Show twice as large',
} as const;
