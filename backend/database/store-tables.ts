import type { Generated } from 'kysely';

/** A boolean on every database: 0 or 1. */
export type Flag = 0 | 1;

export interface StoreTables {
  migrations: { name: string; applied_at: string };
  /** Gapless counters drawn inside a transaction, such as the last order number. */
  counters: { name: string; value: number };
  /** What cached pages may show, and the counter `changes` at its last change. */
  changes: { tag: string; version: number };
  stores: {
    id: number;
    code: string;
    name: string;
    locale: string;
    currency: string;
    /** Path prefix of this store's links, `/` for the default one. */
    link_path: string;
    position: number;
    is_default: Flag;
  };
  currencies: {
    code: string;
    symbol: string;
    /** Millionths of this currency per pound. */
    rate: number;
    position: number;
  };
  countries: { code: string; name_english: string; name_local: string; position: number };
  regions: { id: number; country_code: string; code: string; name: string };
  shipping_methods: {
    id: number;
    carrier_code: string;
    carrier_title: string;
    method_code: string;
    method_title: string;
    position: number;
    /** 1 for the florist's van: the delivery zone decides days and fee. */
    by_zone: Generated<Flag>;
    /** London minutes since midnight at which a slot of collection ends; null without slots. */
    until_minutes: number | null;
    /** The same at which it begins. */
    from_minutes: number | null;
  };
  /** Whether UK VAT is charged on goods sent to a postcode area of a country; `*` for all others. */
  tax_areas: { country_code: string; postcode_area: string; has_vat: Flag };
  /** Countries a method serves, with the price in pence including VAT. */
  shipping_prices: { method_id: number; country_code: string; pence: number };
  payment_methods: { code: string; title: string; position: number };
  /** A use of a coupon; `customer` is the email address of the order in lower case. */
  coupon_uses: { order_id: number; coupon_id: number; customer: string };
  coupons: {
    id: Generated<number>;
    /** Compared ignoring case. */
    code: string;
    label: string;
    /** Hundredths of a per cent of the subtotal. */
    percent: number;
    /** ISO UTC, or null for no bound. */
    starts_at: string | null;
    ends_at: string | null;
    /** A percentage, or an amount. */
    kind: Generated<'percent' | 'fixed'>;
    /** GBP pence off, when it is fixed. */
    pence: Generated<number>;
    /** Minimum subtotal in GBP pence. */
    least_pence: Generated<number>;
    /** Maximum uses in total, and per customer; null for no limit. */
    most_uses: number | null;
    most_uses_each: number | null;
    uses: Generated<number>;
  };
}
