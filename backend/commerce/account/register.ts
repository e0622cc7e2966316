import { plainEmail, readEmail } from '../../../src/domain/text/email';
import { inTransaction } from '../../database/transaction';
import { subscribe } from '../newsletter/subscription';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, BUSY, type ShopRefusal } from '../shared/shop-refusal';
import { queueConfirmationEmail } from '../customer/account-emails';
import { shopLink } from '../customer/account-link';
import type { CustomerRow } from '../customer/customer-row';
import { mayWriteTo } from '../customer/mailbox-limit';
import { emailKey } from '../customer/email';
import { refusePassword } from '../customer/password-rule';
import { openWishlist } from '../wishlist/wishlist';
import { type PersonInput, readPerson } from './person';

export interface RegisterInput extends PersonInput {
  readonly email: string;
  readonly password?: string | null;
}

/** Magento's own message. */
export const TAKEN = 'A customer with the same email address already exists in an associated website.';

const EMPTY_PERSON = {
  middlename: null,
  prefix: null,
  suffix: null,
  date_of_birth: null,
  gender: null,
  taxvat: null,
} as const;

/**
 * Creates an account and queues its email in one transaction; concurrent calls create exactly one account per address.
 * If confirmation is required, sign-in is refused until the email's link is used.
 */
export async function register(context: ShopContext, input: RegisterInput): Promise<Result<CustomerRow, ShopRefusal>> {
  const email = plainEmail(input.email);
  const now = context.now();
  if (readEmail(email) === null) return refuse(badInput(`"${email}" is not a valid email address.`));
  const person = readPerson({ ...input, firstname: input.firstname ?? '', lastname: input.lastname ?? '' }, now);
  if (!person.ok) return person;
  const password = input.password ?? '';
  const refusal = await refusePassword(password, email);
  if (refusal !== null) return refuse(refusal);
  // Hashed before the transaction because it is slow, and for a taken address too.
  const hashed = await context.passwords.hash(password, emailKey(email));
  if (!hashed.ok) return refuse(BUSY);
  const opened = await inTransaction<CustomerRow, ShopRefusal>(context.database, async (transaction) => {
    const customer = await transaction
      .insertInto('customers')
      .values({
        ...EMPTY_PERSON,
        ...person.value,
        firstname: person.value.firstname ?? '',
        lastname: person.value.lastname ?? '',
        email,
        email_key: emailKey(email),
        password_hash: hashed.value,
        confirmed: context.accounts.confirmation ? 0 : 1,
        created_at: new Date(now).toISOString(),
      })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .returningAll()
      .executeTakeFirst();
    if (customer === undefined) return refuse(badInput(TAKEN));
    await openWishlist(transaction, customer.id, now);
    if (input.is_subscribed === true) {
      const status = context.accounts.confirmation ? 'UNCONFIRMED' : 'SUBSCRIBED';
      await subscribe(transaction, { email, status, confirm_hash: null }, now);
    }
    if (context.accounts.confirmation) await queueConfirmationEmail(transaction, context, customer);
    else if (await mayWriteTo(transaction, context, email)) {
      const link = shopLink(context, '');
      await context.emails.aboutAccount(transaction, email, { kind: 'welcome', link }, now);
    }
    return ok(customer);
  });
  if (opened.ok) context.onEmailQueued();
  return opened;
}
