import type { NewsletterStatus } from '../../domain/customer/customer';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface Newsletter {
  /** Returns the new status; an invalid address is `rejected`. */
  subscribe(email: string): Promise<Result<NewsletterStatus, Failure>>;
  /** Confirms a subscription with the key of its email, once; a key that is wrong, used or too old is `rejected`. */
  confirm(email: string, key: string): Promise<Result<void, Failure>>;
}
