import type { Migration } from '../migrate';

/**
 * Where UK VAT is charged on goods that are sent there: in the United Kingdom, Northern Ireland and the Isle of Man included, but
 * not in the Channel Islands and not abroad. Orders placed before keep the VAT that they were charged.
 */
export const taxAreas: Migration = {
  name: '0053-tax-areas',
  statements: () => [
    `CREATE TABLE tax_areas (
      country_code text NOT NULL, postcode_area text NOT NULL,
      has_vat integer NOT NULL CHECK (has_vat IN (0, 1)),
      PRIMARY KEY (country_code, postcode_area))`,
    `INSERT INTO tax_areas (country_code, postcode_area, has_vat)
      VALUES ('*', '*', 0), ('GB', '*', 1), ('GB', 'GY', 0), ('GB', 'JE', 0), ('IM', '*', 1)`,
    `ALTER TABLE orders ADD COLUMN leaves_uk integer NOT NULL DEFAULT 0 CHECK (leaves_uk IN (0, 1))`,
  ],
};
