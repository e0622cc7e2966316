import type { Selectable } from 'kysely';
import type { CartTables } from '../../database/sale-tables';
import type { StoreTables } from '../../database/store-tables';
import type { BundleChoice, BundleItem } from '../catalogue/product/composed-products';
import type { CustomOption, CustomOptionValue } from '../catalogue/product/custom-options';
import type { DownloadLink } from '../catalogue/product/downloads';
import type { ProductRow } from '../catalogue/product/product-row';
import type { AppliedGiftCard } from '../gift-card/applied-gift-cards';
import type { Day } from '../delivery/calendar-day';
import type { PlaceZone } from '../delivery/delivery-zones';

/** An answer to a customizable option: a selected value or a text (a date is `YYYY-MM-DD 00:00:00`). */
export interface SelectedOption {
  readonly option: CustomOption;
  readonly value: CustomOptionValue | null;
  readonly text: string | null;
}

export interface ChosenPart {
  readonly item: BundleItem;
  readonly choice: BundleChoice;
  readonly product: ProductRow;
  /** Per bundle. */
  readonly quantity: number;
}

/** A product with its quantity and all selected options. */
export interface ResolvedLine {
  readonly product: ProductRow;
  /** The variant that is sold when the product is configurable. */
  readonly variant: ProductRow | null;
  readonly quantity: number;
  readonly selectedOptions: readonly SelectedOption[];
  readonly parts: readonly ChosenPart[];
  readonly links: readonly DownloadLink[];
}

export interface CartLine extends ResolvedLine {
  readonly id: number;
}

/** The days on which a line arrives, where that is more than the day that was chosen for it. */
export interface Arrival {
  /** The question for the day. */
  readonly option: CustomOption;
  /** Ascending, at least one. */
  readonly days: readonly Day[];
}

export type CartAddress = Selectable<CartTables['cart_addresses']>;
export type Coupon = Selectable<StoreTables['coupons']>;

/** A shipping method with its price to the cart's address, GBP pence including VAT. */
export type AvailableShipping = Selectable<StoreTables['shipping_methods']> & {
  readonly pence: number;
  /** The delivery zone of the address; null for methods that do not depend on one. */
  readonly zone: PlaceZone | null;
  /** Whether it brings these products to the address at all, on some day. */
  readonly reachesAddress: boolean;
  /** Why it cannot be selected for this address and the cart's days, worded for the shopper; null when it can. */
  readonly refusal: string | null;
};
export type PaymentMethod = Selectable<StoreTables['payment_methods']>;

/** A cart with everything in it, as stored. */
export interface CartRecord {
  readonly id: string;
  /** Null for a guest cart. */
  readonly customerId: number | null;
  readonly email: string | null;
  readonly lines: readonly CartLine[];
  /** Null when there is none, or when it is not (or no longer) valid for this cart. */
  readonly coupon: Coupon | null;
  /** One that is kept because it is valid again once enough is in the cart. */
  readonly waitingCoupon: Coupon | null;
  readonly giftCards: readonly AppliedGiftCard[];
  readonly shippingAddress: CartAddress | null;
  readonly billingAddress: CartAddress | null;
  /** The shipping methods for the address; empty without an address. */
  readonly availableShipping: readonly AvailableShipping[];
  /** Null when none is selected, or when the selected one does not reach the address. Its days are checked with the order. */
  readonly shipping: AvailableShipping | null;
  readonly payment: PaymentMethod | null;
  /** Whether what is shipped leaves the UK's VAT area. */
  readonly leavesUk: boolean;
  /** By the row ids of lines: subscriptions, and what was left open. */
  readonly arrivals: ReadonlyMap<number, Arrival>;
}
