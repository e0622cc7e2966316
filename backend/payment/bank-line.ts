import { randomBytes } from 'node:crypto';
import type { ShopDatabase } from '../database/shop-database';
import { signFields } from './signed-fields';

/** How the shop sends somebody to the bank, and how the bank answers. */
export interface BankLine {
  /** Signs what goes to the bank and what comes from it. */
  readonly key: string;
  /** The bank's page, `http://127.0.0.1:4000/bank/pay`. */
  readonly payUrl: string;
  /** Where the bank tells the shop, and where it sends the shopper. */
  readonly notifyUrl: string;
  readonly returnUrl: string;
}

/** A try to pay as the bank hears of it. */
export interface BankOrder {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  /** The order's number, for the shopper to recognise. */
  readonly number: string;
}

/** The address that a shopper is sent to. Whoever changes a sign of it is turned away by the bank. */
export function bankAddress(line: BankLine, { id, amount, currency, number }: BankOrder): string {
  const fields = { attempt: id, amount: String(amount), currency, order: number };
  return `${line.payUrl}?${signFields(fields, line.key).toString()}`;
}

/** The key of this shop. It is made once and kept with the orders, so that a restart in mid-payment loses nobody. */
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
