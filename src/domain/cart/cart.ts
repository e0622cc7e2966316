import type { OptionPrice, Attribute } from '../catalogue/options/customizable-option';
import type { Picture } from '../catalogue/pictures/picture';
import type { AppliedGiftCard } from './gift-card';
import type { Availability } from '../catalogue/availability';
import type { DeliveryMethod } from '../delivery/delivery-method';
import type { Money } from '../pricing/money';
import type { CartAddress } from '../address/address';
import type { LapsedDay } from './cart-delivery';

/** A customizable option of a cart item with its chosen or entered values. */
export interface CartItemOption {
  readonly optionUid: string;
  readonly label: string;
  readonly values: readonly CartItemOptionValue[];
}

/** One chosen value, or the entered text. */
export interface CartItemOptionValue {
  readonly uid: string;
  /** The entered text, or the uid or id of the chosen value. */
  readonly value: string;
  /** The title of the chosen value, or the entered text; dates as `YYYY-MM-DD HH:MM:SS`. */
  readonly label: string;
  /** Surcharge for one item. */
  readonly price: OptionPrice;
}

export interface CartItem {
  readonly uid: string;
  readonly sku: string;
  readonly productUid: string;
  /** The product's SKU; `sku` is the variant's. */
  readonly productSku: string;
  readonly name: string;
  readonly path: string;
  /** The product's categories, without suffix: `funerals/wreaths`. */
  readonly categoryPaths: readonly string[];
  readonly picture: Picture | null;
  readonly availability: Availability;
  readonly quantity: number;
  /** True if it is not shipped. */
  readonly isVirtual: boolean;
  /** Including VAT, before discounts, for the whole quantity. Null if the backend sent no price: then the cart cannot be ordered. */
  readonly rowTotal: Money | null;
  readonly rowDiscount: Money;
  /** Configured values, bundle choices and customizable options, in display order. */
  readonly attributes: readonly Attribute[];
  /** The customizable options with their surcharges. */
  readonly answers: readonly CartItemOption[];
}

export interface Discount {
  readonly label: string;
  readonly amount: Money;
}

/** A coupon that is kept on a cart although it does not count. */
export interface WaitingCoupon {
  readonly code: string;
  /** It applies as soon as the products cost this much, without gift cards and delivery. */
  readonly minimum: Money;
}

export interface CartTotals {
  /** Including VAT. */
  readonly subtotal: Money;
  readonly discounts: readonly Discount[];
  /** The amount to pay, including delivery once a shipping method is chosen, and after gift cards. */
  readonly total: Money;
  /** VAT contained in the total; null if the backend did not say. */
  readonly vat: Money | null;
  /** Whether the goods leave the UK, so that they and their delivery carry none of its VAT. */
  readonly leavesUk: boolean;
}

export interface ChosenDelivery {
  readonly carrier: string;
  readonly deliveryMethod: DeliveryMethod;
  readonly method: string;
  readonly title: string;
  readonly price: Money;
}

export interface Cart {
  readonly id: string;
  readonly email: string | null;
  /** True if no item needs shipping. */
  readonly isVirtual: boolean;
  readonly items: readonly CartItem[];
  /** How many more lines it has, of which the backend tells nothing; left out if none. They are in the total. */
  readonly unshownLines?: number;
  readonly totalQuantity: number;
  /** Null until the backend has calculated them. */
  readonly totals: CartTotals | null;
  readonly coupon: string | null;
  readonly waitingCoupon: WaitingCoupon | null;
  /** Null if the backend has no gift cards. */
  readonly giftCards: readonly AppliedGiftCard[] | null;
  readonly deliveryAddress: CartAddress | null;
  readonly delivery: ChosenDelivery | null;
  readonly billingAddress: CartAddress | null;
  /** The items whose day is no longer possible; left out where this was not checked. */
  readonly lapsed?: readonly LapsedDay[];
}

/** The cart of a visitor who has none; it has no id. */
export const EMPTY_CART: Cart = {
  id: '',
  email: null,
  isVirtual: false,
  items: [],
  totalQuantity: 0,
  totals: null,
  coupon: null,
  waitingCoupon: null,
  giftCards: [],
  deliveryAddress: null,
  delivery: null,
  billingAddress: null,
};

type Coupons = Pick<Cart, 'id' | 'coupon' | 'waitingCoupon'>;

/** Returns the code of a coupon that is gone from a cart and is not kept for later either, else the one `known` before. */
export function lostCoupon(known: string | null, before: Coupons | null, after: Coupons): string | null {
  if (after.coupon !== null) return null;
  const isLost = before?.id === after.id && before.coupon !== null && after.waitingCoupon === null;
  return isLost ? before.coupon : known;
}
