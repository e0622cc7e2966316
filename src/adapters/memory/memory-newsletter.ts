import type { Failure } from '../../application/ports/failures';
import type { Newsletter } from '../../application/ports/newsletter';
import type { NewsletterStatus } from '../../domain/customer/newsletter-status';
import { ok, refuse, type Result } from '../../domain/shared/result';
import type { MemoryShop } from './memory-shop';

export class MemoryNewsletter implements Newsletter {
  constructor(private readonly shop: MemoryShop) {}

  subscribe(email: string): Promise<Result<NewsletterStatus, Failure>> {
    return this.shop.wire.answer('newsletter.subscribe', () => {
      if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
        return refuse({ kind: 'rejected', code: 'UNDEFINED', message: 'Enter a valid email address.' });
      }
      this.shop.people.newsletter.set(email, 'subscribed');
      return ok('subscribed');
    });
  }
}
