import { inTransaction } from '../../database/transaction';
import { subscribe, unsubscribe } from '../newsletter/subscription';
import { mayAttempt, recordAttempt } from '../shared/attempts';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, BUSY, type ShopRefusal } from '../shared/shop-refusal';
import { deleteLink } from '../customer/account-link';
import { checkOwnPassword, type PasswordRefusal } from './check-password';
import { type CustomerRow, readCustomer } from '../customer/customer-row';
import { refusePassword } from '../customer/password-rule';
import { type PersonInput, readPerson } from './person';
import { endTokens } from './sign-in';
import type { SignedIn } from '../customer/signed-in';

const HOUR = 3_600_000;
export const TOO_MANY_CHANGES = badInput('Too many changes within the hour. Please try again later.');

export function describePasswordRefusal(refusal: PasswordRefusal): ShopRefusal {
  switch (refusal) {
    case 'wrong':
      return { kind: 'authentication', message: 'That is not your current password. Please try again.' };
    case 'locked':
      return { kind: 'authentication', message: 'The account is locked.' };
    case 'busy':
      return BUSY;
  }
}

/** Changes the personal fields that were sent, and the newsletter subscription. */
export async function updatePerson(
  context: ShopContext,
  { id }: SignedIn,
  input: PersonInput,
): Promise<Result<CustomerRow, ShopRefusal>> {
  const now = context.now();
  const person = readPerson(input, now);
  if (!person.ok) return person;
  return inTransaction<CustomerRow, ShopRefusal>(context.database, async (transaction) => {
    if (Object.keys(person.value).length > 0) {
      await transaction.updateTable('customers').set(person.value).where('id', '=', id).execute();
    }
    const customer = await readCustomer(transaction, id);
    // No confirmation email: a signed-in customer's address is confirmed already.
    if (input.is_subscribed === true) {
      await subscribe(transaction, { email: customer.email, status: 'SUBSCRIBED', confirm_hash: null }, now);
    }
    if (input.is_subscribed === false) await unsubscribe(transaction, customer.email_key, now);
    return ok(customer);
  });
}

/** Changes the password; requires the old one. Ends all other sessions of the customer. */
export async function changePassword(
  context: ShopContext,
  customer: SignedIn,
  current: string,
  wanted: string,
): Promise<Result<CustomerRow, ShopRefusal>> {
  if (current.trim() === '') return refuse(badInput('Specify the "currentPassword" value.'));
  if (wanted.trim() === '') return refuse(badInput('Specify the "newPassword" value.'));
  const limit = {
    kind: 'password-change',
    who: String(customer.id),
    most: context.accounts.changesPerHour,
    withinMs: HOUR,
  } as const;
  if (!(await mayAttempt(context.database, limit, context.now()))) return refuse(TOO_MANY_CHANGES);
  const checked = await checkOwnPassword(context, customer, current);
  if (!checked.ok) return refuse(describePasswordRefusal(checked.reason));
  const refusal = await refusePassword(wanted, checked.value.email);
  if (refusal !== null) return refuse(refusal);
  const hashed = await context.passwords.hash(wanted, checked.value.email_key);
  if (!hashed.ok) return refuse(BUSY);
  const changed = await inTransaction<CustomerRow, ShopRefusal>(context.database, async (transaction) => {
    const row = await transaction
      .updateTable('customers')
      .set({ password_hash: hashed.value })
      .where('id', '=', customer.id)
      // Of two concurrent changes the second was checked against a password that is no longer valid.
      .where('password_hash', '=', checked.value.password_hash)
      .returningAll()
      .executeTakeFirst();
    if (row === undefined) return refuse(describePasswordRefusal('wrong'));
    await endTokens(transaction, customer.id, customer);
    await deleteLink(transaction, customer.id, 'reset');
    await deleteLink(transaction, customer.id, 'email');
    await recordAttempt(transaction, limit, context.now());
    await context.emails.aboutAccount(transaction, row.email, { kind: 'password-changed' }, context.now());
    return ok(row);
  });
  if (changed.ok) context.onEmailQueued();
  return changed;
}
