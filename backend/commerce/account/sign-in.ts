import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, BUSY, type ShopRefusal } from '../shared/shop-refusal';
import { queueConfirmationEmail } from '../customer/account-emails';
import { checkSignIn } from './check-password';
import { type CustomerRow, lockCustomer } from '../customer/customer-row';
import { newSecret, secretHash } from '../customer/account-link';
import type { SignedIn } from '../customer/signed-in';

/** One message for every failure, so that it does not reveal whether there is such an account. */
const WRONG_SIGN_IN: ShopRefusal = {
  kind: 'authentication',
  message:
    'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.',
};

const NOT_CONFIRMED: ShopRefusal = {
  kind: 'authentication',
  message: "This account isn't confirmed. Verify and try again.",
};

const MINUTE = 60_000;
/** ms before the confirmation email is sent again to somebody who tries to sign in. */
const NEXT_EMAIL_AFTER = 10 * MINUTE;

async function storeToken(
  transaction: ShopDatabase,
  customerId: number,
  now: number,
  minutes: number,
): Promise<string> {
  const token = newSecret();
  await transaction
    .deleteFrom('customer_tokens')
    .where('customer_id', '=', customerId)
    .where('expires_at', '<=', new Date(now).toISOString())
    .execute();
  await transaction
    .insertInto('customer_tokens')
    .values({
      hash: secretHash(token),
      customer_id: customerId,
      created_at: new Date(now).toISOString(),
      expires_at: new Date(now + minutes * MINUTE).toISOString(),
      proven_at: null,
    })
    .execute();
  return token;
}

/** Sends the confirmation email again: the right password shows that its owner asks for it. */
async function confirmAgain(context: ShopContext, customer: CustomerRow): Promise<void> {
  const sent = await inTransaction<boolean, never>(context.database, async (transaction) => {
    const link = await transaction
      .selectFrom('customer_links')
      .select('created_at')
      .where('customer_id', '=', customer.id)
      .where('purpose', '=', 'confirm')
      .executeTakeFirst();
    const since = new Date(context.now() - NEXT_EMAIL_AFTER).toISOString();
    if (link !== undefined && link.created_at > since) return ok(false);
    await queueConfirmationEmail(transaction, context, customer);
    return ok(true);
  });
  if (sent.ok && sent.value) context.onEmailQueued();
}

/** Returns a token for the right password of a confirmed account. */
export async function signIn(
  context: ShopContext,
  email: string,
  password: string,
): Promise<Result<string, ShopRefusal>> {
  if (email.trim() === '') return refuse(badInput('Specify the "email" value.'));
  if (password === '') return refuse(badInput('Specify the "password" value.'));
  const checked = await checkSignIn(context, email, password);
  if (!checked.ok) return refuse(checked.reason === 'busy' ? BUSY : WRONG_SIGN_IN);
  const customer = checked.value;
  if (customer.confirmed === 0) {
    await confirmAgain(context, customer);
    return refuse(NOT_CONFIRMED);
  }
  return inTransaction<string, ShopRefusal>(context.database, async (transaction) => {
    // The password may have changed since it was compared; whoever changes it ends all sessions, this one too.
    const still = await lockCustomer(transaction, customer.email_key);
    if (still?.id !== customer.id || still.password_hash !== customer.password_hash) return refuse(WRONG_SIGN_IN);
    return ok(await storeToken(transaction, customer.id, context.now(), context.accounts.tokenMinutes));
  });
}

/** Ends the current token. */
export async function signOut(database: ShopDatabase, customer: SignedIn): Promise<void> {
  await database.deleteFrom('customer_tokens').where('hash', '=', customer.tokenHash).execute();
}

/** Ends every token of a customer except `keep`. */
export async function endTokens(
  transaction: ShopDatabase,
  customerId: number,
  keep: SignedIn | null = null,
): Promise<void> {
  const all = transaction.deleteFrom('customer_tokens').where('customer_id', '=', customerId);
  await (keep === null ? all : all.where('hash', '<>', keep.tokenHash)).execute();
}
