import type { EnquiryRefusal, EnquiryRequest } from '../enquiries/send-enquiry';
import type { Failure } from '../ports/failures';
import type { Result } from '../../domain/shared/result';
import type { Action } from './action';

export interface EnquiryActions {
  /** Gives the florist an enquiry. */
  readonly 'send-enquiry': Action<EnquiryRequest, Result<void, EnquiryRefusal | Failure>>;
}
