import type { Generated } from 'kysely';

/** A boolean that reads the same on every database: 0 or 1. */
export type Flag = 0 | 1;

export interface StoreTables {
  migrations: { name: string; applied_at: string };
  /** Gapless numbers drawn inside a transaction, such as that of the last order. */
  counters: { name: string; value: number };
  stores: {
    id: number;
    code: string;
    name: string;
    locale: string;
    currency: string;
    /** Path before every link of this store, `/` for the default one. */
    link_path: string;
    position: number;
    is_default: Flag;
  };
  currencies: {
    code: string;
    symbol: string;
    /** Millionths of this currency that one pound buys. */
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
    /** 1 when the florist's own van brings it: the zone of the postcode decides on days and fee. */
    by_zone: Generated<Flag>;
  };
  /** Where a method goes, and for how many pence including VAT. */
  shipping_prices: { method_id: number; country_code: string; pence: number };
  payment_methods: { code: string; title: string; position: number };
  /** A use of a coupon; `customer` is the e-mail address of the order in lower case. */
  coupon_uses: { order_id: number; coupon_id: number; customer: string };
  coupons: {
    id: Generated<number>;
    /** Compared without regard to its case. */
    code: string;
    label: string;
    /** Hundredths of a per cent of the goods. */
    percent: number;
    /** ISO UTC, or null for no bound. */
    starts_at: string | null;
    ends_at: string | null;
    /** A share of the goods, or an amount off them. */
    kind: Generated<'percent' | 'fixed'>;
    /** GBP pence off the goods, when it is fixed. */
    pence: Generated<number>;
    /** The goods must cost so many GBP pence. */
    least_pence: Generated<number>;
    /** Orders it may be used for in all, and by each customer; null for any number. */
    most_uses: number | null;
    most_uses_each: number | null;
    uses: Generated<number>;
  };
}
