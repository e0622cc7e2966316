import { SHOP_CONTACT } from '../store/shop-contact';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import type { ShopDatabase } from '../../database/shop-database';
import { freeFrom, recordAttempt } from '../shared/attempts';
import type { CartRecord } from '../cart/cart-record';
import { isUnpaidMethod } from '../checkout/payment-methods';
import { personKey } from '../customer/email';
import type { ShopContext } from '../graphql/shop-context';

/**
 * What an email address or a network has too much of: orders paid later within the hour, payment pages open at once, pieces of
 * a product held by unpaid orders, or hours for which it has held stock without paying.
 */
export type UnpaidLimit = 'unpaid-orders' | 'open-payments' | 'held-pieces' | 'held-time';

const REASONS: Readonly<Record<UnpaidLimit, string>> = {
  'unpaid-orders': 'Too many orders without payment within the hour. Please pay this one now',
  'open-payments':
    'Too many orders are waiting at the payment page. Please pay for one of them, or cancel it on its payment page',
  'held-pieces':
    'Together with your other unpaid orders, this one would hold too much of what is left. Please pay for one of the others, or order fewer',
  'held-time': 'Too many orders were not paid for',
};

const MINUTE = 60_000;
const WHEN = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
});

/** The refusal of an order beyond a limit; `until`: epoch ms from when it may be placed, null if no time is known. */
export function unpaidLimitReached(limit: UnpaidLimit, until: number | null): ShopRefusal {
  const wait = until === null ? '' : `, order again from ${WHEN.format(Math.ceil(until / MINUTE) * MINUTE)}`;
  return {
    ...badInput(`Unable to place order: ${REASONS[limit]}${wait}, or call us: ${SHOP_CONTACT.phone}.`),
    unpaidLimit: { limit, until: until === null ? null : new Date(until).toISOString() },
  };
}

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
  { networks, unpaidOrders }: Pick<ShopContext, 'networks' | 'unpaidOrders'>,
  now: number,
): Promise<ShopRefusal | null> {
  if (cart.payment === null || !isUnpaidMethod(cart.payment.code)) return null;
  const { perEmailPerHour, perNetworkPerHour } = unpaidOrders;
  const limits = [
    { kind: 'unpaid-order-email' as const, who: personKey(cart.email ?? ''), most: perEmailPerHour, withinMs: HOUR },
    ...networks.map(({ key, times }) => ({
      kind: 'unpaid-order-network' as const,
      who: key,
      most: perNetworkPerHour * times,
      withinMs: HOUR,
    })),
  ];
  for (const limit of limits) {
    const until = await freeFrom(transaction, limit, now);
    if (until !== now) return unpaidLimitReached('unpaid-orders', until);
    await recordAttempt(transaction, limit, now);
  }
  return null;
}
