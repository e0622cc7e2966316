/** What the link of an email is for: a new password, a new account, a new address of an account, the newsletter. */
export type LinkPurpose = 'reset' | 'confirm' | 'email' | 'newsletter';

export interface EmailedLink {
  /** Empty if the link has none. */
  readonly email: string;
  readonly key: string;
}

/** Email and key of the link that the visitor has followed last. */
export interface EmailedLinks {
  remember(purpose: LinkPurpose, link: EmailedLink): void;
  /** The link, if it was for this. */
  read(purpose: LinkPurpose): EmailedLink | null;
  forget(): void;
}
