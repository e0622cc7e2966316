import { trimText } from '../shared/trim-text';
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

export const GENDERS = ['female', 'male', 'not-specified'] as const;
export type Gender = (typeof GENDERS)[number];

/** The data of a new account. */
export interface Registration {
  readonly email: string;
  readonly password: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isSubscribed?: boolean;
  readonly prefix?: string;
  readonly suffix?: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth?: string;
  readonly gender?: Gender;
  readonly taxNumber?: string;
}

/** Changes that need no password; omitted fields stay unchanged. */
export type ProfileChange = Partial<Omit<Registration, 'email' | 'password'>>;

/** Whether the email changes, which requires the password; a change of case counts as one. */
export function changesEmail(customer: Pick<Customer, 'email'>, email: string | undefined): boolean {
  const next = trimText(email ?? '');
  return next !== '' && next !== customer.email;
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
