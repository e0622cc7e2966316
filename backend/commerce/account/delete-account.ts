import { recordProductChange } from '../catalogue/listing/record-changes';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import { deleteEnquiriesOf } from '../enquiry/delete-enquiries';
import { readCustomer } from '../customer/customer-row';
import type { SignedIn } from '../customer/signed-in';

/** ms for which a password counts as just given. */
const RECENT = 5 * 60_000;

const NOT_RECENT: ShopRefusal = {
  kind: 'authentication',
  message: 'Please give your password again to delete the account.',
};

/** Name under which the published reviews of a deleted account stay. */
const FORMER_CUSTOMER = 'A former customer';

async function hasProvenRecently({ database, now }: ShopContext, { tokenHash }: SignedIn): Promise<boolean> {
  const session = await database
    .selectFrom('customer_tokens')
    .select(['created_at', 'proven_at'])
    .where('hash', '=', tokenHash)
    .executeTakeFirst();
  return session !== undefined && Date.parse(session.proven_at ?? session.created_at) > now() - RECENT;
}

/** Published reviews stay without their author's name; others were read by nobody. */
async function leaveReviews(transaction: ShopDatabase, customerId: number): Promise<void> {
  await transaction.deleteFrom('reviews').where('customer_id', '=', customerId).where('approved', '=', 0).execute();
  const left = await transaction
    .updateTable('reviews')
    .set({ nickname: FORMER_CUSTOMER, customer_id: null })
    .where('customer_id', '=', customerId)
    .returning('product_id')
    .execute();
  const products = [...new Set(left.map(({ product_id }) => product_id))];
  if (products.length > 0) await recordProductChange(transaction, products, 'shown');
}

/**
 * Deletes an account for good, in a session whose password was given within the last minutes: sessions, addresses, open
 * cart, wishlist, newsletter, enquiries and the emails about the account. Orders stay as those of a guest, because tax law asks for
 * them; `deleteOldData` deletes them in the end.
 */
export async function deleteAccount(context: ShopContext, customer: SignedIn): Promise<Result<true, ShopRefusal>> {
  if (!(await hasProvenRecently(context, customer))) return refuse(NOT_RECENT);
  const { id } = customer;
  const deleted = await inTransaction<true, ShopRefusal>(context.database, async (transaction) => {
    const { email, email_key } = await readCustomer(transaction, id);
    await leaveReviews(transaction, id);
    await transaction.deleteFrom('newsletter_subscribers').where('email_key', '=', email_key).execute();
    await transaction.deleteFrom('outbox').where('recipient', '=', email).where('order_id', 'is', null).execute();
    await deleteEnquiriesOf(transaction, id);
    // The references of carts, addresses, links, sessions and the wishlist delete them too; those of orders are emptied.
    await transaction.deleteFrom('customers').where('id', '=', id).execute();
    await context.emails.aboutAccount(transaction, email, { kind: 'account-deleted' }, context.now());
    return ok(true);
  });
  if (deleted.ok) context.onEmailQueued();
  return deleted;
}
