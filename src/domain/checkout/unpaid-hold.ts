/** How an order is paid: at once on a payment page, or later. Any other method counts as `on-delivery`. */
export type PaidBy = 'payment-page' | 'transfer' | 'cheque' | 'on-delivery';

/** What an order takes: places on a day, or other goods. */
export type HeldGoods = 'places' | 'goods';

/** How long an unpaid order holds what it takes, and how much of one product one customer may hold so. */
export interface UnpaidHold {
  /**
   * When the order is cancelled unpaid: as soon as its payment page closes, at the deadline of its payment, or once the florist
   * cancels it.
   */
  readonly until: 'page-closes' | 'deadline' | 'florist-cancels';
  /** Whether half of what is left may be held if that is more than the pieces of the setting. */
  readonly mayBeHalf: boolean;
  /** Whether the limit is for one order too; otherwise only several orders have one. */
  readonly limitsOneOrder: boolean;
}

/**
 * How an order holds one kind of goods until it is paid; null: it is not sold unpaid that way. Places can be sold once, for one
 * day, so they are paid for at once. A shop without any online method takes transfers for a few of them.
 */
export function unpaidHold(paidBy: PaidBy, goods: HeldGoods, hasOnlineMethod: boolean): UnpaidHold | null {
  if (paidBy === 'payment-page') return { until: 'page-closes', mayBeHalf: true, limitsOneOrder: false };
  if (goods === 'places') {
    const isTaken = paidBy === 'transfer' && !hasOnlineMethod;
    return isTaken ? { until: 'deadline', mayBeHalf: false, limitsOneOrder: true } : null;
  }
  const until = paidBy === 'on-delivery' ? 'florist-cancels' : 'deadline';
  return { until, mayBeHalf: true, limitsOneOrder: true };
}

/**
 * Pieces of one product that the unpaid orders of one customer may hold. `left` has the pieces that these orders hold already; null:
 * any number is sold.
 */
export function mostHeld({ mayBeHalf }: UnpaidHold, heldPieces: number, left: number | null): number {
  if (left === null) return Infinity;
  return mayBeHalf ? Math.max(heldPieces, Math.floor(left / 2)) : heldPieces;
}
