import type { Attribute } from '../catalogue/option-answer';
import type { Picture } from '../catalogue/picture';
import type { Availability } from '../catalogue/availability';
import type { DeliveryMethod } from '../delivery/delivery-method';
import type { Money } from '../pricing/money';
import type { CartItemOption } from './cart-item-option';
import type { CartAddress } from '../address/address';
import type { LapsedDay } from './lapsed-days';

export interface CartItem {
  readonly uid: string;
  readonly sku: string;
  readonly productUid: string;
  /** Of its product; `sku` is that of the variant. */
  readonly productSku: string;
  readonly name: string;
  readonly path: string;
  /** Of its product, without suffix: `funerals/wreaths`. */
  readonly categoryPaths: readonly string[];
  readonly picture: Picture | null;
  readonly availability: Availability;
  readonly quantity: number;
  /** True if nothing of it is shipped. */
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

/** What is left on a gift card. */
export type GiftCardBalance = Omit<AppliedGiftCard, 'applied'>;

/** A gift card on a cart. Backends may mask its code. */
export interface AppliedGiftCard {
  readonly code: string;
  /** What it pays of this cart. */
  readonly applied: Money;
  /** What is on it before this order. */
  readonly balance: Money;
  /** `YYYY-MM-DD`, or null if it does not expire. */
  readonly expiresOn: string | null;
}

/** A coupon that is kept on a cart although it does not count. */
export interface WaitingCoupon {
  readonly code: string;
  /** It counts as soon as the products come to this, without gift cards and delivery. */
  readonly minimum: Money;
}

export interface CartTotals {
  /** Including VAT. */
  readonly subtotal: Money;
  readonly discounts: readonly Discount[];
  /** What is to be paid, including delivery once a shipping method is chosen, and after gift cards. */
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
  /** The items whose day is not possible any more; left out where nobody has looked. */
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
