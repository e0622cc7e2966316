import type { Generated } from 'kysely';
import type { Flag } from './store-tables';

/** The florist's delivery schedule. Days are `YYYY-MM-DD` in London. */
export interface DeliveryTables {
  /** One row. */
  delivery_settings: {
    id: number;
    /** London minutes since midnight. */
    cut_off_minutes: number;
    days_ahead: number;
    /** Digits, 0 is Sunday. */
    closed_weekdays: string;
    rests_on_bank_holidays: Flag;
    peak_lead_days: number;
  };
  /** Closed days, inclusive. */
  closures: { id: Generated<number>; from_day: string; to_day: string; reason: string };
  /** When the shop is open, unless it is closed on that weekday. London minutes since midnight. */
  opening_hours: { weekday: number; opens_minutes: number; closes_minutes: number };
  /** Delivery zones of the van, and of a courier. */
  delivery_zones: {
    code: string;
    /** Carrier of the shipping methods that serve it. */
    carrier_code: Generated<string>;
    /** Postcodes of other countries are not compared: such a zone is the whole country. */
    country_code: Generated<string>;
    title: string;
    /** GBP pence including VAT. */
    fee_pence: number;
    /** Digits, 0 is Sunday. */
    weekdays: string;
    /** Null where the shop's own cut-off applies. */
    cut_off_minutes: number | null;
    /** Days on the way. */
    transit_days: Generated<number>;
    position: number;
  };
  /** Areas (`BN`), outward codes (`PO19`), sectors (`PO20 8`), and `*` for all others. */
  delivery_zone_postcodes: { postcode: string; zone_code: string };
}
