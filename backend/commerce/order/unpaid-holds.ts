import type { ShopDatabase } from '../../database/shop-database';
import type { CartRecord } from '../cart/cart-record';
import { heldGoods, paidBy } from '../checkout/held-goods';
import { hasOnlineMethod } from '../checkout/payment-methods';
import { mostHeld, unpaidHold } from '../checkout/unpaid-hold';
import { personKey } from '../customer/email';
import { isPaidOnline } from '../payment/bank-payment';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import type { PaymentTables } from '../../database/payment-tables';
import { unpaidLimitReached } from './unpaid-orders';

/** How much stock unpaid orders of one email address may hold; several people may share a network. */
export interface HoldLimits {
  /** Payment pages open at the same time; a network may have twice as many. */
  readonly openPayments: number;
  /**
   * Pieces of one product in unpaid orders, or half of what is left if that is more; a network may hold half as many again. One
   * order alone may hold any number while its payment page is open. Of places held by transfer these are the most, for a network
   * too.
   */
  readonly heldPieces: number;
  /** Minutes in a day for which orders may hold stock at a payment page and not be paid; a network twice as many. */
  readonly heldMinutes: number;
}

/** A payment page stays open for half an hour. */
export const DEFAULT_HOLDS: HoldLimits = { openPayments: 3, heldPieces: 4, heldMinutes: 120 };

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Rows read of one holder: more attempts in a day than any limit lets through. */
const MAX_READ = 2_000;

interface Holder extends HoldLimits {
  readonly kind: PaymentTables['unpaid_holders']['kind'];
  readonly who: string;
  /** Places of one workshop that transfers may hold. */
  readonly heldPlaces: number;
}

/** Of the networks of an address, the narrowest first: an order has a row of each kind. */
const NETWORK_KINDS = ['network', 'network-56', 'network-48'] as const;

function holdersOf(email: string, { networks, holds }: Pick<ShopContext, 'networks' | 'holds'>): readonly Holder[] {
  const { openPayments, heldPieces, heldMinutes } = holds;
  const byEmail: Holder = { kind: 'email', who: personKey(email), ...holds, heldPlaces: heldPieces };
  const byNetwork = networks.map(({ key, times }, wider): Holder => {
    const shared = {
      openPayments: 2 * openPayments * times,
      heldPieces: Math.ceil(1.5 * heldPieces) * times,
      heldPlaces: heldPieces * times,
      heldMinutes: 2 * heldMinutes * times,
    };
    return { kind: NETWORK_KINDS[wider] ?? 'network', who: key, ...shared };
  });
  return [byEmail, ...byNetwork];
}

/** The holder's payments of the last day that were not made, the oldest first. Instants are epoch ms. */
async function unpaidAttempts(transaction: ShopDatabase, { kind, who }: Holder, now: number) {
  const rows = await transaction
    .selectFrom('unpaid_holders as h')
    .innerJoin('payment_attempts as p', 'p.order_id', 'h.order_id')
    .select(['p.state', 'p.created_at', 'p.finished_at', 'p.expires_at'])
    .where('h.kind', '=', kind)
    .where('h.who', '=', who)
    .where('h.at', '>', new Date(now - DAY).toISOString())
    .where('p.state', 'in', ['open', 'declined', 'cancelled', 'expired'])
    .orderBy('h.at')
    .limit(MAX_READ)
    .execute();
  return rows.map(({ state, created_at, finished_at, expires_at }) => {
    const begun = Date.parse(created_at);
    const expires = Date.parse(expires_at);
    const ended = Math.min(finished_at === null ? now : Date.parse(finished_at), expires);
    return { isOpen: state === 'open', begun, expires, heldMs: Math.max(0, ended - begun) };
  });
}

/** Refuses a payment page more than the holder may have open, and one after too much time held for nothing. */
async function refusePaymentPage(transaction: ShopDatabase, holder: Holder, now: number): Promise<ShopRefusal | null> {
  const attempts = await unpaidAttempts(transaction, holder, now);
  const ends = attempts.filter(({ isOpen }) => isOpen).map(({ expires }) => expires);
  if (ends.length >= holder.openPayments) {
    return unpaidLimitReached('open-payments', ends.length === 0 ? null : Math.min(...ends));
  }
  let held = attempts.reduce((sum, { heldMs }) => sum + heldMs, 0);
  if (held < holder.heldMinutes * MINUTE) return null;
  // The oldest are forgotten first.
  const enough = attempts.find(({ heldMs }) => (held -= heldMs) < holder.heldMinutes * MINUTE);
  return unpaidLimitReached('held-time', enough === undefined ? null : enough.begun + DAY);
}

/** Pieces of some products in the holder's unpaid orders, what is left of them, and until when payment pages keep it (ISO UTC). */
async function unpaidPieces(transaction: ShopDatabase, { kind, who }: Holder, productIds: readonly number[]) {
  const held = await transaction
    .selectFrom('unpaid_holders as h')
    .innerJoin('orders as o', 'o.id', 'h.order_id')
    .innerJoin('order_stock as s', 's.order_id', 'h.order_id')
    .leftJoin('payment_attempts as p', 'p.order_id', 'h.order_id')
    .select('s.product_id')
    .select((eb) => [eb.fn.sum<number>('s.pieces').as('pieces'), eb.fn.min('p.expires_at').as('until')])
    .where('h.kind', '=', kind)
    .where('h.who', '=', who)
    .where('o.status', 'in', ['Pending', 'Pending Payment'])
    .where('s.product_id', 'in', productIds)
    .groupBy('s.product_id')
    .execute();
  const left = await transaction.selectFrom('products').select(['id', 'stock']).where('id', 'in', productIds).execute();
  return { held, left: new Map(left.map(({ id, stock }) => [id, stock])) };
}

/** Refuses pieces beyond what the holder's unpaid orders may hold of one product, this one included. */
async function refusePieces(
  transaction: ShopDatabase,
  cart: CartRecord,
  holder: Holder,
  hasOnline: boolean,
): Promise<ShopRefusal | null> {
  const demand = heldGoods(cart.lines).filter(({ product }) => product.stock !== null);
  // PostgreSQL refuses an empty list.
  if (demand.length === 0) return null;
  const by = paidBy(cart.payment?.code ?? '');
  const { held, left } = await unpaidPieces(
    transaction,
    holder,
    demand.map(({ product }) => product.id),
  );
  for (const { product, quantity, goods } of demand) {
    const hold = unpaidHold(by, goods, hasOnline);
    const before = held.find(({ product_id }) => product_id === product.id);
    if (hold === null || (before === undefined && !hold.limitsOneOrder)) continue;
    const all = Number(before?.pieces ?? 0) + quantity;
    // The order has taken its own pieces from stock already.
    const most = mostHeld(
      hold,
      hold.mayBeHalf ? holder.heldPieces : holder.heldPlaces,
      (left.get(product.id) ?? 0) + all,
    );
    const until = before?.until ?? null;
    if (all > most) return unpaidLimitReached('held-pieces', until === null ? null : Date.parse(until));
  }
  return null;
}

/**
 * Counts an unpaid order that was just stored, with its stock taken but not recorded yet; refuses one beyond the limits of its
 * email address or network. The order's number keeps concurrent orders waiting, so that none is overlooked. An attempt that was
 * given up holds nothing, so trying again with the same cart takes its place.
 */
export async function refuseHold(
  transaction: ShopDatabase,
  orderId: number,
  cart: CartRecord,
  context: Pick<ShopContext, 'networks' | 'holds' | 'bank' | 'stripe'>,
  now: number,
): Promise<ShopRefusal | null> {
  const at = new Date(now).toISOString();
  for (const holder of holdersOf(cart.email ?? '', context)) {
    const refusal =
      (isPaidOnline(cart.payment?.code ?? '') ? await refusePaymentPage(transaction, holder, now) : null) ??
      (await refusePieces(transaction, cart, holder, hasOnlineMethod(context)));
    if (refusal !== null) return refusal;
    await transaction
      .insertInto('unpaid_holders')
      .values({ order_id: orderId, kind: holder.kind, who: holder.who, at })
      .execute();
  }
  return null;
}

/** Forgets who placed orders before an instant (ISO UTC), unless they are still unpaid and hold stock. */
export async function deleteOldHolders(database: ShopDatabase, before: string): Promise<void> {
  await database
    .deleteFrom('unpaid_holders')
    .where('at', '<', before)
    .where('order_id', 'not in', (eb) =>
      eb.selectFrom('orders').select('id').where('status', 'in', ['Pending', 'Pending Payment']),
    )
    .execute();
}
