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

const ORDER_STATUSES: Readonly<Record<string, KnownStatus>> = {
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
  return Object.hasOwn(ORDER_STATUSES, key) ? { kind: ORDER_STATUSES[key] as KnownStatus } : { kind: 'other', title };
}

/** `other`: a custom status of the backend, shown unchanged. */
export type ItemStatus = { readonly kind: KnownItemStatus } | { readonly kind: 'other'; readonly title: string };

export type KnownItemStatus =
  'ordered' | 'paid' | 'shipped' | 'partly-shipped' | 'backordered' | 'returned' | 'refunded' | 'cancelled';

const ITEM_STATUSES: Readonly<Record<string, KnownItemStatus>> = {
  '': 'ordered',
  ordered: 'ordered',
  invoiced: 'paid',
  shipped: 'shipped',
  partial: 'partly-shipped',
  mixed: 'partly-shipped',
  backordered: 'backordered',
  returned: 'returned',
  refunded: 'refunded',
  canceled: 'cancelled',
  cancelled: 'cancelled',
};

/** Parses the status of an order line; a missing one is `ordered`. */
export function itemStatus(text: string): ItemStatus {
  const title = text.trim();
  const key = title.toLowerCase();
  return Object.hasOwn(ITEM_STATUSES, key) ? { kind: ITEM_STATUSES[key] as KnownItemStatus } : { kind: 'other', title };
}
