import type { EnquiryEmails } from '../commerce/enquiry/create-enquiry';
import { enquiryReference, type EnquiryRow } from '../commerce/enquiry/enquiry-fields';
import type { ShopDatabase } from '../database/shop-database';
import { floristEnquiryEmail, senderEnquiryEmail } from './enquiry-emails';
import { queueEmail } from './queue-email';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

async function queueEnquiryEmails(
  transaction: ShopDatabase,
  row: EnquiryRow,
  complaints: string,
  floristEmail: string,
  now: number,
): Promise<void> {
  const both = { orderId: null, isSecret: true };
  const toFlorist = { recipient: floristEmail, replyTo: row.email, reference: enquiryReference(row.id, 'florist') };
  const toSender = { recipient: row.email, replyTo: SHOP_CONTACT.email, reference: enquiryReference(row.id, 'sender') };
  await queueEmail(transaction, { ...both, ...toFlorist, message: floristEnquiryEmail(row) }, now);
  await queueEmail(transaction, { ...both, ...toSender, message: senderEnquiryEmail(row, complaints) }, now);
}

/** The emails about enquiries. Once sent, the outbox forgets their texts. */
export function enquiryEmails({ floristEmail }: { readonly floristEmail: string }): EnquiryEmails {
  return {
    enquiryReceived: (transaction, row, complaints, now) =>
      queueEnquiryEmails(transaction, row, complaints, floristEmail, now),
  };
}
