import type { Discount } from '../cart/cart';
import type { Attribute } from '../catalogue/option-answer';
import type { Money } from '../pricing/money';
import type { StreetLines } from '../address/street-lines';
import type { ItemStatus } from './item-status';
import type { OrderComment, PaymentDetail, Shipment } from './order-progress';
import type { OrderStatus } from './order-status';

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
  /** What the payment method has to say, such as where to send the money while it is awaited. */
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
