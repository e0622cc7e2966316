/** `other`: a custom status of the backend, shown unchanged. */
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

/** Parses status codes and labels alike: `pending_payment`, `Pending Payment`. */
export function orderStatus(text: string): OrderStatus {
  const title = text.trim();
  const key = title.toLowerCase().replace(/[^a-z]/g, '');
  return Object.hasOwn(KNOWN, key) ? { kind: KNOWN[key] as KnownStatus } : { kind: 'other', title };
}
