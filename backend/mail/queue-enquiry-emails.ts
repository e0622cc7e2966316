import type { EnquiryRow } from '../commerce/enquiry/enquiry-fields';
import type { ShopDatabase } from '../database/shop-database';
import { floristEnquiryEmail, senderEnquiryEmail } from './enquiry-emails';
import { queueEmail } from './queue-email';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

/** The reference of an email about an enquiry. */
export const enquiryReference = (id: number, to: 'florist' | 'sender'): string => `enquiry-${id}-${to}`;

/** Who is told of an enquiry. */
export interface EnquiryMail {
  readonly floristEmail: string;
  /** Address of the page about complaints. */
  readonly complaints: string;
}

/** Adds the two emails of an enquiry to the outbox, in its own transaction. Once sent, the outbox forgets their texts. */
export async function queueEnquiryEmails(
  transaction: ShopDatabase,
  row: EnquiryRow,
  { floristEmail, complaints }: EnquiryMail,
  now: number,
): Promise<void> {
  const both = { orderId: null, isSecret: true };
  const toFlorist = { recipient: floristEmail, replyTo: row.email, reference: enquiryReference(row.id, 'florist') };
  const toSender = { recipient: row.email, replyTo: SHOP_CONTACT.email, reference: enquiryReference(row.id, 'sender') };
  await queueEmail(transaction, { ...both, ...toFlorist, message: floristEnquiryEmail(row) }, now);
  await queueEmail(transaction, { ...both, ...toSender, message: senderEnquiryEmail(row, complaints) }, now);
}
