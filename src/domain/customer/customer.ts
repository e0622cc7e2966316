import type { SavedAddress } from '../address/saved-address';
import type { EnquiryDraft } from '../enquiries/enquiry';

/** A customer account; unknown fields are null. */
export interface Customer {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly prefix: string | null;
  readonly suffix: string | null;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string | null;
  readonly taxNumber: string | null;
  /** To the newsletter. */
  readonly isSubscribed: boolean;
}

/** Returns first and last name; empty for a guest. */
export function customerName(customer: Pick<Customer, 'firstName' | 'lastName'> | null): string {
  return customer === null ? '' : `${customer.firstName} ${customer.lastName}`.trim();
}

/** `unconfirmed`: a confirmation email was sent. */
export type NewsletterStatus = 'not-active' | 'subscribed' | 'unconfirmed' | 'unsubscribed';

/**
 * The values that a customer need not type into an enquiry. Only the billing address has their own telephone number:
 * flowers go to others.
 */
export function knownSender(customer: Customer, book: readonly SavedAddress[]): EnquiryDraft['typed'] {
  const phone = book.find(({ isDefaultBilling }) => isDefaultBilling)?.phone ?? '';
  return { name: customerName(customer), email: customer.email, ...(phone === '' ? {} : { phone }) };
}
