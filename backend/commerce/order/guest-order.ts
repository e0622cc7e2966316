import { plainEmail } from '../../../src/domain/text/email';
import { plainText } from '../../../src/domain/text/invisible';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { mayAttempt, recordAttempt } from '../shared/attempts';
import { emailKey } from '../customer/email';
import { formatPostcode } from '../address/address-postcode';
import { bareCode } from '../delivery/postcode';
import { ok, refuse, type Result } from '../../shared/result';
import { noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { type PlacedOrder, readOrdersById } from './placed-order';
import { sql } from 'kysely';

const LENGTH = 9;

/** The number of the nth order: `000000007`. */
export const orderNumber = (n: number | string): string => String(n).padStart(LENGTH, '0');

/** The order number from typed or pasted text: `7`, `#7` and ` #000000007` are `000000007`. */
export function typedOrderNumber(text: string): string {
  return orderNumber(plainText(text).replace(/\s+/g, '').replace(/^#/, ''));
}

/** The details by which a customer finds an order. */
export interface OrderInformation {
  readonly email: string;
  readonly number: string;
  /** The billing postcode, as in Magento: the recipient of flowers knows the other one. */
  readonly postcode: string;
}

const UNKNOWN = noSuchEntity("We couldn't locate an order with the information provided.");

/**
 * Wrong guesses a day at one order, from all networks together, after which it is not shown here: there are few
 * postcodes.
 */
const MAX_GUESSES = 10;
const DAY = 24 * 3_600_000;

const postcodeKey = (country: string, postcode: string): string => bareCode(formatPostcode(country, postcode));

/**
 * A guest's order by its number, its email and the postcode of its billing address; a customer's is shown in the account
 * alone. Whatever is wrong, the answer is the same, after the same queries. `now` is epoch ms.
 */
export async function guestOrder(
  database: ShopDatabase,
  asked: OrderInformation,
  now: number,
): Promise<Result<PlacedOrder, ShopRefusal>> {
  const found = await inTransaction<number | null, never>(database, async (transaction) =>
    ok(await judge(transaction, asked, now)),
  );
  if (!found.ok || found.value === null) return refuse(UNKNOWN);
  const [order] = await readOrdersById(database, [found.value]);
  return order === undefined ? refuse(UNKNOWN) : ok(order);
}

/** The id of the order that was asked for; null, and counted, when something is wrong or too much was guessed. */
async function judge(
  transaction: ShopDatabase,
  { email, number: typed, postcode }: OrderInformation,
  now: number,
): Promise<number | null> {
  const number = typedOrderNumber(typed);
  // Locks the order, so that simultaneous guesses count like successive ones.
  await transaction
    .updateTable('orders')
    .set((eb) => ({ number: eb.ref('number') }))
    .where('number', '=', number)
    .execute();
  const limit = { kind: 'order-status', who: number, most: MAX_GUESSES, withinMs: DAY } as const;
  const isWithin = await mayAttempt(transaction, limit, now);
  const row = await transaction
    .selectFrom('orders')
    .leftJoin('order_addresses', (join) =>
      join.onRef('order_addresses.order_id', '=', 'orders.id').on('order_addresses.kind', '=', 'billing'),
    )
    .select([
      'orders.id',
      'orders.email',
      'orders.customer_id',
      'order_addresses.country_code',
      'order_addresses.postcode',
    ])
    .where('orders.number', '=', number)
    .executeTakeFirst();
  const isEmail = row !== undefined && emailKey(row.email) === emailKey(plainEmail(email));
  const country = row?.country_code ?? '';
  const billedTo = postcodeKey(country, row?.postcode ?? '');
  const isPostcode = billedTo !== '' && billedTo === postcodeKey(country, postcode);
  if (row !== undefined && isWithin && isEmail && isPostcode && row.customer_id === null) return row.id;
  // Only who knows one half can guess the other: others cannot close an order to its guest. All are written alike.
  const isGuess = isWithin && (isEmail || isPostcode);
  await recordAttempt(transaction, { kind: 'order-status', who: isGuess ? number : '' }, now);
  return null;
}

/**
 * Gives a customer the orders that were placed as a guest with the email. Only in the transaction in which
 * the owner of the mailbox has chosen the account's password, or has used the link of a new address in the account's own
 * session, and after all other sessions have ended: otherwise typing an address would be enough to read a stranger's
 * orders.
 */
export async function attachGuestOrders(
  transaction: ShopDatabase,
  customer: { readonly id: number; readonly email_key: string },
): Promise<void> {
  await transaction
    .updateTable('orders')
    .set({ customer_id: customer.id })
    .where('customer_id', 'is', null)
    .where(sql<string>`lower(email)`, '=', customer.email_key)
    .execute();
}
