import type { OrderTables } from '../../database/sale-tables';
import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, BUSY, type ShopRefusal } from '../shared/shop-refusal';

export interface OrderAttempt {
  readonly cartId: string;
  readonly key: string;
}

const MAX_VOID_PER_CART = 20;
const MAX_VOID_PER_NETWORK = 200;
/** ms in which these are counted. */
const COUNTED_WITHIN = 3_600_000;

export const ATTEMPT_IS_OVER = badInput('Unable to place order: This attempt is over.');

/** Keys come from the client and must be long enough to be unguessable. */
export function refuseKey(key: string): ShopRefusal | null {
  return /^[\w-]{22,64}$/.test(key) ? null : badInput('An attempt key has 22 to 64 letters, digits, "-" and "_".');
}

const iso = (instant: number): string => new Date(instant).toISOString();

/** The first to store a key decides what becomes of its attempt: an order, or (`orderId` is null) none. False if it is stored. */
async function storeAttempt(
  transaction: ShopDatabase,
  { cartId, key }: OrderAttempt,
  { orderId, network, now }: { readonly orderId: number | null; readonly network: string | null; readonly now: number },
): Promise<boolean> {
  const stored = await transaction
    .insertInto('order_attempts')
    .values({ attempt_key: key, cart_id: cartId, order_id: orderId, network, at: iso(now) })
    .onConflict((conflict) => conflict.column('attempt_key').doNothing())
    .returning('attempt_key')
    .executeTakeFirst();
  return stored !== undefined;
}

/**
 * Stores in the order's transaction which attempt it comes from; refuses one that is void, or has become another order. An
 * order without a key is always the first of its attempt.
 */
export async function claimAttempt(
  transaction: ShopDatabase,
  { cartId, key }: { readonly cartId: string; readonly key: string | null },
  orderId: number,
  { networks, now }: Pick<ShopContext, 'networks' | 'now'>,
): Promise<ShopRefusal | null> {
  if (key === null) return null;
  const attempt = { cartId, key };
  const network = networks[0]?.key ?? null;
  return (await storeAttempt(transaction, attempt, { orderId, network, now: now() })) ? null : ATTEMPT_IS_OVER;
}

function storedAttempt(transaction: ShopDatabase, key: string) {
  return transaction
    .selectFrom('order_attempts')
    .leftJoin('orders', 'orders.id', 'order_attempts.order_id')
    .select('orders.number')
    .where('attempt_key', '=', key)
    .executeTakeFirst();
}

/** Whether this many void keys of the last hour belong to one cart or network. */
async function hasMany(
  transaction: ShopDatabase,
  column: keyof Pick<OrderTables['order_attempts'], 'cart_id' | 'network'>,
  value: string,
  most: number,
  now: number,
): Promise<boolean> {
  const found = await transaction
    .selectFrom('order_attempts')
    .select('attempt_key')
    .where(column, '=', value)
    .where('order_id', 'is', null)
    .where('at', '>', iso(now - COUNTED_WITHIN))
    .limit(most)
    .execute();
  return found.length >= most;
}

async function settleIn(
  transaction: ShopDatabase,
  attempt: OrderAttempt,
  { networks, now }: Pick<ShopContext, 'networks' | 'now'>,
): Promise<Result<string | null, ShopRefusal>> {
  const network = networks[0]?.key ?? null;
  const before = await storedAttempt(transaction, attempt.key);
  if (before === undefined) {
    const isTooMany =
      (await hasMany(transaction, 'cart_id', attempt.cartId, MAX_VOID_PER_CART, now())) ||
      (network !== null && (await hasMany(transaction, 'network', network, MAX_VOID_PER_NETWORK, now())));
    if (isTooMany) return refuse(BUSY);
    await storeAttempt(transaction, attempt, { orderId: null, network, now: now() });
  }
  // On PostgreSQL the order may have come in between.
  const stored = before ?? (await storedAttempt(transaction, attempt.key));
  if (stored?.number) return ok(stored.number);
  const other = await transaction
    .selectFrom('orders')
    .select('number')
    .where('cart_id', '=', attempt.cartId)
    .executeTakeFirst();
  return ok(other?.number ?? null);
}

/**
 * The number of the order of an attempt, or of one that another attempt has placed with the same cart. Null if there is none:
 * then the key is void, and a late copy of the attempt is refused. `BUSY` beyond the limits of void keys. The key is
 * enough to ask; the number alone gives no access.
 */
export async function settleAttempt(
  context: Pick<ShopContext, 'database' | 'networks' | 'now'>,
  attempt: OrderAttempt,
): Promise<Result<string | null, ShopRefusal>> {
  const refusal = refuseKey(attempt.key);
  if (refusal !== null) return refuse(refusal);
  return inTransaction(context.database, (transaction) => settleIn(transaction, attempt, context));
}

/** Forgets attempts before an instant (ISO UTC): no copy of one is on its way for that long. */
export async function deleteOldAttempts(database: ShopDatabase, before: string): Promise<void> {
  await database.deleteFrom('order_attempts').where('at', '<', before).execute();
}
