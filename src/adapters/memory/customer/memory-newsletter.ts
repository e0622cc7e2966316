import type { Failure } from '../../../application/ports/failures';
import type { Newsletter } from '../../../application/ports/customer';
import type { NewsletterStatus } from '../../../domain/customer/customer';
import { ok, type Result } from '../../../domain/shared/result';
import { emailKey, isEmail } from './email-address';
import type { InMemoryStore } from '../in-memory-store';
import { rejected } from '../memory-wire';

const WRONG_KEY = 'This confirmation key is invalid or has expired.';

export class MemoryNewsletter implements Newsletter {
  constructor(private readonly shop: InMemoryStore) {}

  /** At once. The answer does not reveal whether an email has an account or is on the list. */
  subscribe(email: string): Promise<Result<NewsletterStatus, Failure>> {
    return this.shop.wire.answer('newsletter.subscribe', () => {
      if (!isEmail(email)) return rejected('Enter a valid email address.');
      this.shop.people.newsletter.set(emailKey(email), 'subscribed');
      return ok('subscribed');
    });
  }

  confirm(email: string, key: string): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('newsletter.confirm', () => {
      const { newsletter, newsletterKeys } = this.shop.people;
      if (newsletterKeys.get(emailKey(email)) !== key) return rejected(WRONG_KEY);
      newsletterKeys.delete(emailKey(email));
      newsletter.set(emailKey(email), 'subscribed');
      return ok(undefined);
    });
  }
}
