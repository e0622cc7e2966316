import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { ShopDatabase } from '../database/shop-database';

export type Fields = Readonly<Record<string, string>>;

function signatureOf(fields: Fields, key: string): string {
  // Names and lengths are signed with the values, so that no two sets of fields have the same text.
  const text = Object.entries(fields)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name.length}:${name}=${value.length}:${value}`)
    .join('&');
  return createHmac('sha256', key).update(text).digest('hex');
}

/** The fields with a signature, as a query or a form body. */
export function signFields(fields: Fields, key: string): URLSearchParams {
  return new URLSearchParams({ ...fields, signature: signatureOf(fields, key) });
}

/** The fields if the signature is valid for the key; null when any character differs. */
export function readSigned(signed: URLSearchParams, key: string): Fields | null {
  const { signature = '', ...fields } = Object.fromEntries(signed);
  if ([...signed.keys()].length !== Object.keys(fields).length + 1) return null;
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(fields, key))];
  return given.length === own.length && timingSafeEqual(given, own) ? fields : null;
}

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
