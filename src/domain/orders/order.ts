import type { Discount } from '../cart/cart';
import type { Attribute } from '../catalogue/options/customizable-option';
import type { Money } from '../pricing/money';
import { lazily } from '../shared/lazily';
import type { StreetLines } from '../address/saved-address';
import type { ItemStatus, OrderStatus } from './order-status';

/** An order line as bought; the product may have changed or be gone. */
export interface OrderedItem {
  readonly sku: string;
  readonly name: string;
  /** The product page, which may no longer exist. */
  readonly path: string;
  readonly quantity: number;
  /** For one item, including VAT. */
  readonly price: Money;
  readonly rowTotal: Money;
  readonly attributes: readonly Attribute[];
  readonly status: ItemStatus;
}

export interface OrderAddress extends StreetLines {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  /** Free text, or empty. */
  readonly region: string;
  readonly postcode: string;
  readonly countryCode: string;
  readonly phone: string;
}

/** A placed order. */
export interface Order {
  readonly number: string;
  /** ms since 1970 */
  readonly placedAt: number;
  readonly status: OrderStatus;
  readonly items: readonly OrderedItem[];
  readonly subtotal: Money;
  readonly discounts: readonly Discount[];
  readonly delivery: Money;
  /** VAT contained in the total. */
  readonly vat: Money;
  /** Whether the goods left the UK, so that they and their delivery carry none of its VAT. */
  readonly leavesUk: boolean;
  readonly total: Money;
  /** Null for a virtual order. */
  readonly deliveryTitle: string | null;
  readonly paymentTitle: string | null;
  readonly deliveryAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
  /** Oldest first. */
  readonly comments: readonly OrderComment[];
  readonly shipments: readonly Shipment[];
  /** Details of the payment method, such as where to send the money while it is awaited. */
  readonly paymentDetails: readonly PaymentDetail[];
}

/** A page of orders, newest first. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  readonly totalPages: number;
}

/** A message from the shop to the customer about an order. */
export interface OrderComment {
  /** ms since 1970 */
  readonly at: number;
  readonly message: string;
}

/** A parcel of a shipment, as its carrier knows it. */
export interface Tracking {
  /** As shown: `Courier`. */
  readonly carrier: string;
  /** Null if the carrier has none. */
  readonly number: string | null;
}

/** Lines that left the shop together. */
export interface Shipment {
  readonly number: string;
  readonly tracking: readonly Tracking[];
}

/** A label and its value as the payment method words them: `Sort code`, `12-34-56`. */
export interface PaymentDetail {
  readonly label: string;
  readonly value: string;
}

/** Letters, digits and dashes, as backends make them. */
const ORDER_NUMBER = /^[A-Za-z0-9][A-Za-z0-9_-]{0,31}$/;

/** Whether a text can be the number of an order. */
export function isOrderNumber(text: string): boolean {
  return ORDER_NUMBER.test(text);
}

const DAY = { timeZone: 'Europe/London', day: 'numeric', month: 'long', year: 'numeric' } as const;
const dateFormat = lazily(() => new Intl.DateTimeFormat('en-GB', DAY));
const timeFormat = lazily(() => new Intl.DateTimeFormat('en-GB', { ...DAY, hour: '2-digit', minute: '2-digit' }));

/** Formats `placedAt` (ms since 1970) as `19 October 2022`, London time. */
export function orderDate(placedAt: number): string {
  return dateFormat().format(placedAt);
}

/** Formats `at` (ms since 1970) as `19 October 2022 at 14:05`, London time. */
export function orderTime(at: number): string {
  return timeFormat().format(at);
}

/**
 * The amount that gift cards and credit paid of an order: what its other amounts do not explain; null if there is
 * nothing.
 */
export function paidOtherwise({ subtotal, discounts, delivery, total }: Order): Money | null {
  const reductions = discounts.reduce((sum, { amount }) => sum + Math.abs(amount.pence), 0);
  const pence = subtotal.pence - reductions + delivery.pence - total.pence;
  return pence > 0 ? { pence, currency: total.currency } : null;
}
