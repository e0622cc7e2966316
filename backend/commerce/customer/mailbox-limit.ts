import { sql } from 'kysely';
import { dialectOf } from '../../database/dialect';
import type { ShopDatabase } from '../../database/shop-database';
import type { ShopContext } from '../graphql/shop-context';
import { mayAttempt, recordAttempt } from '../shared/attempts';
import { readCustomer } from './customer-row';
import { personKey } from './email';

const DAY = 86_400_000;
/** Emails a day to one mailbox that anybody can ask for by typing its address into a form. */
const MAX_EMAILS = 6;
/** The same with those for a forgotten password, so that other forms cannot keep its owner out. */
const MAX_EMAILS_WITH_RESETS = 10;

type Asker = Pick<ShopContext, 'customer' | 'now' | 'accounts'>;

/** Whether the mailbox of this key is that of the signed-in customer, who has shown it by the link of an email. */
async function isOwn(transaction: ShopDatabase, { customer, accounts }: Asker, key: string): Promise<boolean> {
  if (customer === null || !accounts.confirmation) return false;
  return personKey((await readCustomer(transaction, customer.id)).email) === key;
}

/**
 * Counts an email that a form sends to the address typed into it; false, and nothing is counted, beyond the limit of its
 * mailbox. What signed-in customers send to themselves is not counted. The caller then answers as if the email were sent.
 */
export async function mayWriteTo(
  transaction: ShopDatabase,
  asker: Asker,
  email: string,
  purpose: 'reset' | 'other' = 'other',
): Promise<boolean> {
  const key = personKey(email);
  if (await isOwn(transaction, asker, key)) return true;
  // Concurrent transactions on PostgreSQL do not see each other's counts.
  if (dialectOf(transaction) === 'postgres') {
    await sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction);
  }
  const most = purpose === 'reset' ? MAX_EMAILS_WITH_RESETS : MAX_EMAILS;
  const limit = { kind: 'email-to-mailbox', who: key, most, withinMs: DAY } as const;
  if (!(await mayAttempt(transaction, limit, asker.now()))) return false;
  await recordAttempt(transaction, limit, asker.now());
  return true;
}
