/** Texts of what goes with the cart. */
export const extrasTexts = {
  title: 'A little something with it',
  goesWith: (name: string, day: string) => `With ${name}, on ${day}`,
} as const;
