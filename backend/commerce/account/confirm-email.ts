import { plainEmail, readEmail } from '../../../src/domain/text/email';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { attachGuestOrders } from '../order/guest-order';
import { confirmSubscription } from '../newsletter/subscription';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, BUSY, type ShopRefusal } from '../shared/shop-refusal';
import { deleteLink, isLinkValid, shopLink, useLink } from '../customer/account-link';
import { confirmNewEmail } from './change-email';
import type { CustomerRow } from '../customer/customer-row';
import { emailKey } from '../customer/email';
import { refusePassword } from '../customer/password-rule';
import { endTokens } from './sign-in';
import { resetFailures } from './check-password';

/** One message for every failure, so that it does not reveal which addresses have accounts. */
const NO_LINK = badInput('This confirmation key is invalid or has expired.');

export interface ConfirmInput {
  readonly email: string;
  readonly confirmation_key: string;
  /** Our addition: becomes the password of a new account. */
  readonly password?: string | null;
}

/** Confirms an account, or its new address, by the link of the confirmation email, once. */
export async function confirmEmail(
  context: ShopContext,
  { email: typed, confirmation_key: key, password }: ConfirmInput,
): Promise<Result<CustomerRow, ShopRefusal>> {
  const email = plainEmail(typed);
  if (readEmail(email) === null) return refuse(badInput('Email is invalid'));
  const confirmed =
    typeof password === 'string'
      ? await confirmWithPassword(context, email, key, password)
      : await confirmAlone(context, email, key);
  if (confirmed.ok) context.onEmailQueued();
  return confirmed;
}

/**
 * Confirms an account and sets the password chosen by the owner of its mailbox. Registering proves nothing, so only
 * this password is valid from then on, and sessions of an earlier one end before the guest orders are added.
 */
async function confirmWithPassword(
  context: ShopContext,
  email: string,
  key: string,
  password: string,
): Promise<Result<CustomerRow, ShopRefusal>> {
  const weak = await refusePassword(password, email);
  if (weak !== null) return refuse(weak);
  const now = context.now();
  const owner = emailKey(email);
  // No hashing without a valid link, and in a queue separate from the address's own sign-ins.
  if (!(await isLinkValid(context.database, key, 'confirm', owner, now))) return refuse(NO_LINK);
  const hashed = await context.passwords.hash(password, `confirm:${owner}`);
  if (!hashed.ok) return refuse(BUSY);
  return inTransaction<CustomerRow, ShopRefusal>(context.database, async (transaction) => {
    const id = await useLink(transaction, key, 'confirm', owner, now);
    if (id === null) return refuse(NO_LINK);
    const customer = await openAccount(transaction, context, id, hashed.value);
    await endTokens(transaction, id);
    await deleteLink(transaction, id, 'reset');
    await resetFailures(transaction, owner);
    await attachGuestOrders(transaction, customer);
    return ok(customer);
  });
}

/**
 * Confirms a new address, or an account as Magento does. The guest orders stay where they are, because a stranger may know
 * the account's password; only the account's own session shows that it belongs to the owner of the mailbox.
 */
async function confirmAlone(
  context: ShopContext,
  email: string,
  key: string,
): Promise<Result<CustomerRow, ShopRefusal>> {
  const now = context.now();
  return inTransaction<CustomerRow, ShopRefusal>(context.database, async (transaction) => {
    const movedId = await useLink(transaction, key, 'email', emailKey(email), now);
    const moved = movedId === null ? null : await confirmNewEmail(transaction, context, movedId, email);
    if (moved !== null) {
      if (context.customer?.id === moved.id) {
        await endTokens(transaction, moved.id, context.customer);
        await attachGuestOrders(transaction, moved);
      }
      return ok(moved);
    }
    const id = await useLink(transaction, key, 'confirm', emailKey(email), now);
    return id === null ? refuse(NO_LINK) : ok(await openAccount(transaction, context, id));
  });
}

/** Marks an account as confirmed, with a new password if there is one, and welcomes the customer. */
async function openAccount(
  transaction: ShopDatabase,
  context: ShopContext,
  id: number,
  passwordHash?: string,
): Promise<CustomerRow> {
  const now = context.now();
  const customer = await transaction
    .updateTable('customers')
    .set({ confirmed: 1, ...(passwordHash !== undefined && { password_hash: passwordHash }) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await confirmSubscription(transaction, customer.email_key, now);
  await context.emails.aboutAccount(transaction, customer.email, { kind: 'welcome', link: shopLink(context, '') }, now);
  return customer;
}
