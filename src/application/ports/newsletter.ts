import type { NewsletterStatus } from '../../domain/customer/newsletter-status';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface Newsletter {
  /** Answers how the address stands from then on; one that is no address is `rejected`. */
  subscribe(email: string): Promise<Result<NewsletterStatus, Failure>>;
}
