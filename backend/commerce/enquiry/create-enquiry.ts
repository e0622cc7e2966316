import { createHash } from 'node:crypto';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { shopLink } from '../customer/account-link';
import { mayWriteTo } from '../customer/mailbox-limit';
import { shopTimeAt } from '../delivery/calendar-day';
import { ok, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import type { EnquiryRow } from './enquiry-fields';
import { type EnquiryInput, readEnquiry } from './read-enquiry';

export interface EnquiryEmails {
  /** Adds the email to the florist to the outbox. */
  enquiryReceived(transaction: ShopDatabase, row: EnquiryRow, now: number): Promise<void>;
  /** Adds the sender's copy. `complaints` is the address of the page about complaints. */
  enquiryCopy(transaction: ShopDatabase, row: EnquiryRow, complaints: string, now: number): Promise<void>;
}

/** ms in which the same enquiry counts once: a form pressed twice, or sent again by the back button. */
const ONCE_WITHIN = 60 * 60_000;

/**
 * Stores an enquiry with the emails to the florist and, unless the mailbox has had too many, to its sender. The same one within
 * an hour is accepted and changes nothing: its digest is unique.
 */
export async function createEnquiry(context: ShopContext, input: EnquiryInput): Promise<Result<true, ShopRefusal>> {
  const now = context.now();
  const read = readEnquiry(input, shopTimeAt(now).day);
  if (!read.ok) return read;
  const { kind, values, story } = read.value;
  const customerId = context.customer?.id ?? null;
  const all = [kind, story, customerId, Object.entries(values).sort(([one], [other]) => one.localeCompare(other))];
  const digest = createHash('sha256').update(JSON.stringify(all)).digest('hex');
  const complaints = shopLink(context, 'complaints');
  const stored = await inTransaction<boolean, ShopRefusal>(context.database, async (transaction) => {
    await transaction
      .updateTable('enquiries')
      .set({ digest: null })
      .where('digest', '=', digest)
      .where('created_at', '<=', new Date(now - ONCE_WITHIN).toISOString())
      .execute();
    const row = await transaction
      .insertInto('enquiries')
      .values({
        ...{ name: '', email: '', ...values },
        ...{ kind, story, digest, customer_id: customerId, created_at: new Date(now).toISOString() },
      })
      .onConflict((conflict) => conflict.column('digest').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return ok(false);
    await context.emails.enquiryReceived(transaction, row, now);
    if (await mayWriteTo(transaction, context, row.email)) {
      await context.emails.enquiryCopy(transaction, row, complaints, now);
    }
    return ok(true);
  });
  if (!stored.ok) return stored;
  if (stored.value) context.onEmailQueued();
  return ok(true);
}
