import type { ShopDatabase } from '../../database/shop-database';
import { freeFrom, recordAttempt } from '../shared/attempts';
import type { CartRecord } from '../cart/cart-record';
import { isUnpaidMethod } from '../checkout/payment-methods';
import { personKey } from '../customer/email';
import type { ShopContext } from '../graphql/shop-context';
import type { ShopRefusal } from '../shared/shop-refusal';
import { unpaidLimitReached } from './unpaid-limit';

/** Limits for orders that are paid later or never. */
export interface UnpaidOrderLimits {
  /** GBP pence including VAT and shipping; above it no unpaid method is available. */
  readonly maxPence: number;
  /** Orders with one email address. */
  readonly perEmailPerHour: number;
  /** Orders from one network; several people may share it. */
  readonly perNetworkPerHour: number;
}

export const DEFAULT_UNPAID_ORDERS: UnpaidOrderLimits = {
  maxPence: 50_000,
  perEmailPerHour: 3,
  perNetworkPerHour: 6,
};

const HOUR = 3_600_000;

/**
 * Counts an order that was just stored; refuses one beyond the limits of its email address or network. The order's
 * number keeps concurrent orders waiting, so that none is overlooked.
 */
export async function refuseUnpaidOrder(
  transaction: ShopDatabase,
  cart: CartRecord,
  { network, unpaidOrders }: Pick<ShopContext, 'network' | 'unpaidOrders'>,
  now: number,
): Promise<ShopRefusal | null> {
  if (cart.payment === null || !isUnpaidMethod(cart.payment.code)) return null;
  const { perEmailPerHour, perNetworkPerHour } = unpaidOrders;
  const limits = [
    { kind: 'unpaid-order-email' as const, who: personKey(cart.email ?? ''), most: perEmailPerHour, withinMs: HOUR },
    ...(network === null
      ? []
      : [{ kind: 'unpaid-order-network' as const, who: network, most: perNetworkPerHour, withinMs: HOUR }]),
  ];
  for (const limit of limits) {
    const until = await freeFrom(transaction, limit, now);
    if (until !== now) return unpaidLimitReached('unpaid-orders', until);
    await recordAttempt(transaction, limit, now);
  }
  return null;
}
