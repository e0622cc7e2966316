import type { Selectable } from 'kysely';
import type { CartTables } from '../../database/sale-tables';
import type { StoreTables } from '../../database/store-tables';
import type { BundleChoice, BundleItem } from '../catalogue/composed-products';
import type { CustomOption, CustomOptionValue } from '../catalogue/custom-options';
import type { DownloadLink } from '../catalogue/downloads';
import type { ProductRow } from '../catalogue/product-row';
import type { DeliveryZone } from '../delivery/delivery-zones';

/** An answer to a customizable option: a value that was picked, or a text (a date is `YYYY-MM-DD 00:00:00`). */
export interface OptionAnswer {
  readonly option: CustomOption;
  readonly value: CustomOptionValue | null;
  readonly text: string | null;
}

export interface ChosenPart {
  readonly item: BundleItem;
  readonly choice: BundleChoice;
  readonly product: ProductRow;
  /** Pieces in one bundle. */
  readonly quantity: number;
}

/** What somebody wants, with all they chose. */
export interface WantedLine {
  readonly product: ProductRow;
  /** What is really sold when the product is configurable. */
  readonly variant: ProductRow | null;
  readonly quantity: number;
  readonly answers: readonly OptionAnswer[];
  readonly parts: readonly ChosenPart[];
  readonly links: readonly DownloadLink[];
}

export interface CartLine extends WantedLine {
  readonly id: number;
}

export type CartAddress = Selectable<CartTables['cart_addresses']>;
export type Coupon = Selectable<StoreTables['coupons']>;

/** A way of delivery with its price to the cart's address, GBP pence including VAT. */
export type OfferedShipping = Selectable<StoreTables['shipping_methods']> & {
  readonly pence: number;
  /** The round of the van that brings it; null for what the van does not bring. */
  readonly zone: DeliveryZone | null;
  /** Why it cannot be chosen for this address, as the shopper reads it; null when it can. */
  readonly refusal: string | null;
};
export type PaymentMethod = Selectable<StoreTables['payment_methods']>;

/** A cart with everything in it, as it stands in the database. */
export interface CartRecord {
  readonly id: string;
  /** Null for a guest's. */
  readonly customerId: number | null;
  readonly email: string | null;
  readonly lines: readonly CartLine[];
  /** Null when there is none, or when it does not count for this cart (any more). */
  readonly coupon: Coupon | null;
  readonly shippingAddress: CartAddress | null;
  readonly billingAddress: CartAddress | null;
  /** What is offered to the shipping address; empty without one. */
  readonly offered: readonly OfferedShipping[];
  /** Null when none is chosen, or when what was chosen does not go there. */
  readonly shipping: OfferedShipping | null;
  readonly payment: PaymentMethod | null;
}
