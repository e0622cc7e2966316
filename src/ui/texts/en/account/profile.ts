/** Texts of a customer's own page. */
export const profileTexts = {
  title: 'Your account',
  loading: 'Finding your account…',
  guest: 'Sign in to see your account. You can order without one too.',
  signIn: 'Sign in',
  failed: 'We could not load your account. Please try again in a moment.',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  signOut: 'Log out',
  scriptsNeeded: 'Your account and your wishlist need JavaScript, which is switched off in your browser.',
  scriptsOr: (phone: string) => `Ordering works without it up to the checkout. For anything else, call us on ${phone}.`,
  scriptsFailed: 'A part of this page did not arrive. Please load the page again.',
} as const;
