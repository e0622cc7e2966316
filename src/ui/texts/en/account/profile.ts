/** Texts of a customer's own page. */
export const profileTexts = {
  greeting: (name: string) => `Hello ${name}.`,
  signedInAs: (email: string) => `You are signed in as ${email}.`,
} as const;
