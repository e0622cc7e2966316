import type { EmailedLink, EmailedLinks, LinkPurpose } from '../../application/ports/session';
import { EMAILED_LINK_COOKIE } from './cookie-names';
import type { CookieStore } from './cookie-store';

/** Characters; no key of ours is longer. */
const MAX_PART = 300;

/** Email and key of the link that the visitor has followed: out of the URL, the page and the reach of scripts. */
export class CookieEmailedLinks implements EmailedLinks {
  constructor(private readonly cookies: CookieStore) {}

  remember(purpose: LinkPurpose, { email, key }: EmailedLink): void {
    const [shortEmail, shortKey] = [email.slice(0, MAX_PART), key.slice(0, MAX_PART)];
    this.cookies.put(EMAILED_LINK_COOKIE, JSON.stringify([purpose, shortEmail, shortKey]));
  }

  /** The link that was followed last, if it was for this. */
  read(purpose: LinkPurpose): EmailedLink | null {
    try {
      const [stored, email, key] = JSON.parse(this.cookies.get(EMAILED_LINK_COOKIE) ?? '[]') as unknown[];
      return stored === purpose && typeof email === 'string' && typeof key === 'string' ? { email, key } : null;
    } catch {
      return null;
    }
  }

  forget(): void {
    this.cookies.drop(EMAILED_LINK_COOKIE);
  }
}
