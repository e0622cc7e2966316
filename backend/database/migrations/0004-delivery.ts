import type { Migration } from '../migrate';

/**
 * Delivery schedule and zones. Bank holidays are computed, so only dated closures are stored. A shipping method by zone
 * uses its price by country until there are zones.
 */
export const delivery: Migration = {
  name: '0004-delivery',
  statements: (identity) => [
    `CREATE TABLE delivery_settings (
      id integer PRIMARY KEY CHECK (id = 1), cut_off_minutes integer NOT NULL CHECK (cut_off_minutes BETWEEN 0 AND 1440),
      days_ahead integer NOT NULL CHECK (days_ahead > 0), closed_weekdays text NOT NULL,
      rests_on_bank_holidays integer NOT NULL CHECK (rests_on_bank_holidays IN (0, 1)),
      peak_lead_days integer NOT NULL CHECK (peak_lead_days >= 0))`,
    `INSERT INTO delivery_settings (id, cut_off_minutes, days_ahead, closed_weekdays, rests_on_bank_holidays, peak_lead_days)
      VALUES (1, 840, 90, '0', 1, 1)`,
    `CREATE TABLE closures (
      id ${identity}, from_day text NOT NULL, to_day text NOT NULL, reason text NOT NULL, CHECK (from_day <= to_day))`,
    `INSERT INTO closures (from_day, to_day, reason) SELECT day, day, reason FROM closed_days WHERE length(day) = 10`,
    `DROP TABLE closed_days`,
    `CREATE TABLE delivery_zones (
      code text PRIMARY KEY, title text NOT NULL, fee_pence integer NOT NULL CHECK (fee_pence >= 0),
      weekdays text NOT NULL, cut_off_minutes integer CHECK (cut_off_minutes BETWEEN 0 AND 1440),
      position integer NOT NULL)`,
    `CREATE TABLE delivery_zone_postcodes (
      postcode text PRIMARY KEY, zone_code text NOT NULL REFERENCES delivery_zones (code) ON DELETE CASCADE)`,
    `ALTER TABLE shipping_methods ADD COLUMN by_zone integer NOT NULL DEFAULT 0 CHECK (by_zone IN (0, 1))`,
  ],
};
