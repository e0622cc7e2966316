import type { Migration } from '../migrate';

/** Delivery zones of every carrier, with the days a parcel travels; the van's and a courier's may share postcodes. */
export const courierAreas: Migration = {
  name: '0022-courier-areas',
  statements: () => [
    `ALTER TABLE delivery_zones ADD COLUMN carrier_code text NOT NULL DEFAULT 'flatrate'`,
    `ALTER TABLE delivery_zones ADD COLUMN transit_days integer NOT NULL DEFAULT 0 CHECK (transit_days >= 0)`,
    `CREATE TABLE delivery_zone_places (
      zone_code text NOT NULL REFERENCES delivery_zones (code) ON DELETE CASCADE, postcode text NOT NULL,
      PRIMARY KEY (zone_code, postcode))`,
    `INSERT INTO delivery_zone_places (zone_code, postcode) SELECT zone_code, postcode FROM delivery_zone_postcodes`,
    `DROP TABLE delivery_zone_postcodes`,
    `ALTER TABLE delivery_zone_places RENAME TO delivery_zone_postcodes`,
  ],
};
