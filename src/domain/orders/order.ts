import type { Attribute, Discount } from '../cart/cart';
import type { Money } from '../pricing/money';
import type { StreetLines } from '../address/street-lines';
import type { OrderStatus } from './order-status';

/** One line of an order as it was bought; the goods may look different by now, or be gone. */
export interface OrderedItem {
  readonly sku: string;
  readonly name: string;
  /** Where it stands in the shop, if it still does. */
  readonly path: string;
  readonly quantity: number;
  /** Of one piece, including VAT. */
  readonly price: Money;
  readonly rowTotal: Money;
  readonly attributes: readonly Attribute[];
}

export interface OrderAddress extends StreetLines {
  readonly firstName: string;
  readonly lastName: string;
  readonly city: string;
  /** Free text; empty where there is none. */
  readonly region: string;
  readonly postcode: string;
  readonly countryCode: string;
  readonly phone: string;
}

/** S3-67. An order that stands, with the figures that were agreed. */
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
  readonly total: Money;
  /** Null when nothing was carried to a door. */
  readonly deliveryTitle: string | null;
  readonly paymentTitle: string | null;
  readonly deliveryAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress | null;
}

/** A page of a customer's orders, the newest first. */
export interface OrderPage {
  readonly orders: readonly Order[];
  readonly total: number;
  /** From 1. */
  readonly page: number;
  readonly itemsPerPage: number;
  readonly totalPages: number;
}
