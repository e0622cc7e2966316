import type { Failure } from '../../../application/ports/failures';
import type { Newsletter } from '../../../application/ports/newsletter';
import type { NewsletterStatus } from '../../../domain/customer/newsletter-status';
import { ok, type Result } from '../../../domain/shared/result';
import { emailKey, isEmail } from './email-address';
import { NO_TOKEN, type CurrentToken } from './customer-records';
import type { InMemoryStore } from '../in-memory-store';
import { rejected } from '../rejected';

const WRONG_KEY = 'This confirmation key is invalid or has expired.';

export class MemoryNewsletter implements Newsletter {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  /** A customer cannot subscribe another account's email; a guest does not learn whether an account exists. */
  subscribe(email: string): Promise<Result<NewsletterStatus, Failure>> {
    return this.shop.wire.answer('newsletter.subscribe', () => {
      const { people } = this.shop;
      if (!isEmail(email)) return rejected('Enter a valid email address.');
      const asker = people.whoIs(this.who());
      const holder = people.withEmail(email);
      if (asker.ok && holder !== null && holder.id !== asker.value.id) {
        return rejected('Cannot create a newsletter subscription.');
      }
      if (people.newsletter.get(emailKey(email)) === 'subscribed') {
        return rejected('This email address is already subscribed.');
      }
      people.newsletter.set(emailKey(email), 'subscribed');
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
