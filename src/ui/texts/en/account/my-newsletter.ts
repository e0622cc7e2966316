/** Texts of the customer's own newsletter. */
export const myNewsletterTexts = {
  about: 'What is in season, and when the next workshop is: one email a month, at most.',
  goesTo: (email: string) => `It goes to ${email}.`,
  subscribe: 'Send me the newsletter',
  save: 'Save changes',
  refused: 'We could not save your choice. Please try again.',
} as const;
