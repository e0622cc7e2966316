/** `unconfirmed`: a confirmation email was sent. */
export type NewsletterStatus = 'not-active' | 'subscribed' | 'unconfirmed' | 'unsubscribed';
