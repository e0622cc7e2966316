import { createHash, randomBytes } from 'node:crypto';
import type { AccountTables } from '../../database/account-tables';
import type { ShopDatabase } from '../../database/shop-database';
import type { ShopContext } from '../graphql/shop-context';
import type { CustomerRow } from './customer-row';

/** 256 random bits, in characters that need no escaping in headers and URLs. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored of a secret. It needs neither salt nor a slow hash: 256 bits cannot be guessed. */
export function secretHash(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}

type Purpose = AccountTables['customer_links']['purpose'];

const HOUR = 3_600_000;
/**
 * ms a link is valid: Magento's two hours for a password reset, 72 for a confirmation so that a weekend does not
 * matter, a day for a changed address.
 */
const LIFETIME: Readonly<Record<Purpose, number>> = { reset: 2 * HOUR, confirm: 72 * HOUR, email: 24 * HOUR };

/** Creates the customer's only link for a purpose; an earlier one becomes invalid. Returns its secret. */
export async function createLink(
  transaction: ShopDatabase,
  customer: Pick<CustomerRow, 'id' | 'email_key'>,
  purpose: Purpose,
  now: number,
): Promise<string> {
  const secret = newSecret();
  const link = {
    hash: secretHash(secret),
    customer_id: customer.id,
    purpose,
    email_key: customer.email_key,
    created_at: new Date(now).toISOString(),
    expires_at: new Date(now + LIFETIME[purpose]).toISOString(),
  };
  await transaction
    .insertInto('customer_links')
    .values(link)
    .onConflict((conflict) => conflict.columns(['customer_id', 'purpose']).doUpdateSet(link))
    .execute();
  return secret;
}

/** Whether a link is valid now, without using it up. */
export async function isLinkValid(
  database: ShopDatabase,
  secret: string,
  purpose: Purpose,
  emailKey: string,
  now: number,
): Promise<boolean> {
  const found = await database
    .selectFrom('customer_links')
    .select('customer_id')
    .where('hash', '=', secretHash(secret))
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', new Date(now).toISOString())
    .executeTakeFirst();
  return found !== undefined;
}

/** Uses a link up. Returns the customer's id; null when there is no such link for this address or it has expired. */
export async function useLink(
  transaction: ShopDatabase,
  secret: string,
  purpose: Purpose,
  emailKey: string,
  now: number,
): Promise<number | null> {
  const used = await transaction
    .deleteFrom('customer_links')
    .where('hash', '=', secretHash(secret))
    .where('purpose', '=', purpose)
    .where('email_key', '=', emailKey)
    .where('expires_at', '>', new Date(now).toISOString())
    .returning('customer_id')
    .executeTakeFirst();
  return used?.customer_id ?? null;
}

export async function deleteLink(transaction: ShopDatabase, customerId: number, purpose: Purpose): Promise<void> {
  await transaction
    .deleteFrom('customer_links')
    .where('customer_id', '=', customerId)
    .where('purpose', '=', purpose)
    .execute();
}

/** The address of a page of the request's store, with a query. */
export function shopLink(
  { store, addresses }: Pick<ShopContext, 'store' | 'addresses'>,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const link = new URL(path, new URL(store.link_path, addresses.siteUrl));
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, value);
  return link.href;
}
