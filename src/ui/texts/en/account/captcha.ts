/** The text that Google asks for, in the words it asks for. */
export const captchaTexts = {
  before: 'This site is protected by reCAPTCHA and the Google',
  privacy: 'Privacy Policy',
  and: 'and',
  terms: 'Terms of Service',
  after: 'apply.',
  opensInNewTab: '(opens in a new tab)',
  /** Where a form cannot be sent without scripts. */
  needsScripts: (phone: string) =>
    `This form needs JavaScript, which is switched off in your browser. Please switch it on, or call us on ${phone}.`,
} as const;
