/** What the florist is doing with an order. `other`: a word of the commerce side's own, shown as it is. */
export type OrderStatus = { readonly kind: KnownStatus } | { readonly kind: 'other'; readonly title: string };

export type KnownStatus =
  | 'pending'
  | 'pending-payment'
  | 'confirmed'
  | 'processing'
  | 'on-hold'
  | 'shipped'
  | 'complete'
  | 'cancelled'
  | 'closed';

const KNOWN: Readonly<Record<string, KnownStatus>> = {
  open: 'pending',
  pending: 'pending',
  pendingpayment: 'pending-payment',
  confirmed: 'confirmed',
  processing: 'processing',
  holded: 'on-hold',
  onhold: 'on-hold',
  shipped: 'shipped',
  complete: 'complete',
  completed: 'complete',
  canceled: 'cancelled',
  cancelled: 'cancelled',
  closed: 'closed',
};

/** S4-68. Codes and labels mean the same, however they are written: `pending_payment`, `Pending Payment`. */
export function orderStatus(word: string): OrderStatus {
  const title = word.trim();
  const key = title.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(KNOWN, key) ? { kind: KNOWN[key] as KnownStatus } : { kind: 'other', title };
}
