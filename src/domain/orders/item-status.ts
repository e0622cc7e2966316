/** `other`: a custom status of the backend, shown unchanged. */
export type ItemStatus = { readonly kind: KnownItemStatus } | { readonly kind: 'other'; readonly title: string };

export type KnownItemStatus =
  'ordered' | 'paid' | 'shipped' | 'partly-shipped' | 'backordered' | 'returned' | 'refunded' | 'cancelled';

const KNOWN: Readonly<Record<string, KnownItemStatus>> = {
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
  return Object.hasOwn(KNOWN, key) ? { kind: KNOWN[key] as KnownItemStatus } : { kind: 'other', title };
}
