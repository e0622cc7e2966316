import type { SavedAddress } from '../address/saved-address';
import { customerName, type Customer } from '../customer/customer';
import type { EnquiryDraft } from './enquiry';

/**
 * What a customer need not type into an enquiry. Only the billing address has their own telephone number: flowers go to others.
 */
export function knownSender(customer: Customer, book: readonly SavedAddress[]): EnquiryDraft['typed'] {
  const phone = book.find(({ isDefaultBilling }) => isDefaultBilling)?.phone ?? '';
  return { name: customerName(customer), email: customer.email, ...(phone === '' ? {} : { phone }) };
}
