import type { Picture } from '../catalogue/picture';
import type { Availability } from '../catalogue/availability';
import type { Money } from '../pricing/money';
import type { CartItemOption } from './cart-item-option';
import type { CartAddress } from '../address/address';

/** A question and its answer as the shopper reads them: `Size: Large`, `Card message: With love`. */
export interface Attribute {
  readonly label: string;
  /** A day stands as `YYYY-MM-DD`. */
  readonly value: string;
  readonly isDay: boolean;
}

export interface CartItem {
  readonly uid: string;
  readonly sku: string;
  readonly productUid: string;
  readonly name: string;
  readonly path: string;
  readonly picture: Picture | null;
  readonly availability: Availability;
  readonly quantity: number;
  /** Including VAT, before discounts, for the whole quantity. */
  readonly rowTotal: Money;
  /** Discount on the whole row; 0 when there is none. */
  readonly rowDiscount: Money;
  /** Configured values, bundle choices and customizable options, in the order they were asked. */
  readonly attributes: readonly Attribute[];
  /** S3-40. The same answers to the product's own questions with what each of them adds. */
  readonly answers: readonly CartItemOption[];
}

export interface Discount {
  readonly label: string;
  readonly amount: Money;
}

export interface CartTotals {
  /** Including VAT. */
  readonly subtotal: Money;
  readonly discounts: readonly Discount[];
  /** What is owed, delivery included once a method is chosen. */
  readonly total: Money;
  /** VAT contained in the total. */
  readonly vat: Money;
}

export interface ChosenDelivery {
  readonly carrier: string;
  readonly method: string;
  readonly title: string;
  readonly price: Money;
}

export interface Cart {
  readonly id: string;
  readonly email: string | null;
  /** True when nothing in it has to be carried to a door. */
  readonly isVirtual: boolean;
  readonly items: readonly CartItem[];
  readonly totalQuantity: number;
  /** Null until the backend has counted. */
  readonly totals: CartTotals | null;
  readonly coupon: string | null;
  readonly deliveryAddress: CartAddress | null;
  readonly delivery: ChosenDelivery | null;
  readonly billingAddress: CartAddress | null;
}

/** S4-42. The cart of somebody who has put nothing in it yet; it has no id. */
export const EMPTY_CART: Cart = {
  id: '',
  email: null,
  isVirtual: false,
  items: [],
  totalQuantity: 0,
  totals: null,
  coupon: null,
  deliveryAddress: null,
  delivery: null,
  billingAddress: null,
};
