import type { ShopDatabase } from '../../database/shop-database';
import { enquiryReference } from './enquiry-fields';

/**
 * Years after which an enquiry is deleted, answered or not: a wedding is planned two years ahead. `domain/enquiries` of the
 * storefront says the same to the shopper.
 */
export const ENQUIRY_YEARS_KEPT = 2;

/** Enquiries deleted in one statement. */
const BATCH = 200;

async function deleteEnquiries(transaction: ShopDatabase, ids: readonly number[]): Promise<void> {
  const emails = ids.flatMap((id) => [enquiryReference(id, 'florist'), enquiryReference(id, 'sender')]);
  await transaction.deleteFrom('outbox').where('reference', 'in', emails).execute();
  await transaction.deleteFrom('enquiries').where('id', 'in', ids).execute();
}

/** Deletes what a customer has sent while signed in, with the emails about it that are still to be sent. */
export async function deleteEnquiriesOf(transaction: ShopDatabase, customerId: number): Promise<void> {
  const rows = await transaction.selectFrom('enquiries').select('id').where('customer_id', '=', customerId).execute();
  for (let at = 0; at < rows.length; at += BATCH) {
    await deleteEnquiries(
      transaction,
      rows.slice(at, at + BATCH).map(({ id }) => id),
    );
  }
}

/** Deletes enquiries that were sent at or before an ISO instant. */
export async function deleteOldEnquiries(database: ShopDatabase, before: string): Promise<void> {
  for (;;) {
    const old = await database
      .selectFrom('enquiries')
      .select('id')
      .where('created_at', '<=', before)
      .limit(BATCH)
      .execute();
    await deleteEnquiries(
      database,
      old.map(({ id }) => id),
    );
    if (old.length < BATCH) return;
  }
}
