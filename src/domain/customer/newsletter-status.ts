/** S3-53. How an address stands to the newsletter. `unconfirmed`: a letter asks its owner first. */
export type NewsletterStatus = 'not-active' | 'subscribed' | 'unconfirmed' | 'unsubscribed';
