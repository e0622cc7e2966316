import { randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../database/shop-database';
import { signFields } from './signed-fields';

/** How the shop redirects to the bank, and how the bank calls back. */
export interface BankConnection {
  /** Signs requests to the bank and its notifications. */
  readonly key: string;
  /** The bank's page, `http://localhost:3000/bank/pay`. */
  readonly payUrl: string;
  /** Where the bank notifies the shop, and where it redirects the shopper. */
  readonly notifyUrl: string;
  readonly returnUrl: string;
}

/** A payment attempt as sent to the bank. */
export interface BankOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** The order's number, shown to the shopper. */
  readonly number: string;
}

/** The address that a shopper is redirected to. It is signed: the bank refuses an altered one. */
export function bankUrl(connection: BankConnection, { id, amount, currency, number }: BankOrder): string {
  const fields = { attempt: id, amount: String(amount), currency, order: number };
  return `${connection.payUrl}?${signFields(fields, connection.key).toString()}`;
}

/**
 * The signing key of this shop. It is generated once and stored in the database, so that payments survive a restart.
 */
export async function readBankKey(database: ShopDatabase): Promise<string> {
  await database
    .insertInto('secrets')
    .values({ name: 'bank', value: randomBytes(32).toString('hex') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await database
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', 'bank')
    .executeTakeFirstOrThrow();
  return value;
}
