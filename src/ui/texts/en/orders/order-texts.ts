import type { KnownItemStatus, ItemStatus } from '../../../../domain/orders/order-status';
import { cartTexts } from '../cart/cart';

/** Texts of the list of a customer's orders. */
export const orderHistoryTexts = {
  columns: { number: 'Order', date: 'Date', amount: 'Amount', status: 'Status' },
  caption: 'Your orders',
  open: 'View details',
  openOf: (number: string) => `View details of order ${number}`,
  emptyTitle: 'Nothing ordered yet',
  emptyHint: 'Once you have sent someone flowers, you can follow the order here.',
  toShop: 'Choose some flowers',
  failed: 'We could not fetch your orders just now.',
  again: 'Try again',
  unknown: 'We could not find that order. These are all the orders in your account.',
  perPage: 'Orders per page',
} as const;

/** Texts of one order. */
export const orderTexts = {
  number: (number: string) => `Order ${number}`,
  placed: (date: string) => `Placed on ${date}`,
  progress: 'Progress so far',
  received: 'We have received your order.',
  parcels: 'Parcels',
  parcel: (carrier: string) => carrier || 'Parcel',
  trackingNumber: (number: string) => `Tracking number ${number}`,
  noTracking: 'On its way, without a tracking number',
  items: 'What you ordered',
  quantity: (count: number) => `${count} ×`,
  each: (price: string) => `${price} each`,
  subtotal: 'Subtotal',
  discount: (label: string) => label || 'Discount',
  delivery: cartTexts.delivery,
  fee: cartTexts.fee,
  otherwise: 'Gift card or credit',
  total: 'Total',
  vat: (amount: string) => `Including ${amount} VAT`,
  deliverTo: 'Delivery',
  invoiceTo: 'Invoice',
  payment: 'Payment',
  howToPay: 'How to pay',
  notPaid: (sum: string) => `This order has not been paid for yet. Please send us ${sum}.`,
  again: 'Order again',
  gone: 'We no longer sell this.',
  allOrders: 'All Orders',
  questions: (phone: string) => `A question about this order? Call us on ${phone}.`,
} as const;

const itemStatuses: Readonly<Record<KnownItemStatus, string>> = {
  ordered: 'Ordered',
  paid: 'Paid',
  shipped: 'Sent',
  'partly-shipped': 'Partly sent',
  backordered: 'Waiting for stock',
  returned: 'Returned',
  refunded: 'Refunded',
  cancelled: 'Cancelled',
};

/** The status of an order line; one that the backend alone knows is shown as it is. */
export function itemStatusMessage(status: ItemStatus): string {
  return status.kind === 'other' ? status.title : itemStatuses[status.kind];
}
