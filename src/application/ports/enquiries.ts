import type { Enquiry, KeptEnquiry } from '../../domain/enquiries/enquiry';
import type { Result } from '../../domain/shared/result';
import type { Failure } from './failures';

export interface EnquiryPage {
  /** Newest first. */
  readonly enquiries: readonly KeptEnquiry[];
  readonly totalPages: number;
}

/** The backend takes no enquiries. */
export interface NoEnquiries {
  readonly kind: 'not-offered';
}

export interface Enquiries {
  /** Gives an enquiry to the florist, who answers by email. The same one again within an hour is accepted and counts once. */
  send(enquiry: Enquiry): Promise<Result<void, Failure | NoEnquiries>>;
  /** What a customer has sent while signed in; a guest is `unauthorised`. Pages from 1. */
  own(page: number, itemsPerPage: number): Promise<Result<EnquiryPage, Failure>>;
}
