import type { NewsletterStatus } from '../../domain/customer/newsletter-status';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface Newsletter {
  /** Returns the new status; an invalid address is `rejected`. */
  subscribe(email: string): Promise<Result<NewsletterStatus, Failure>>;
}
