import type { Migration } from '../migrate';

/** Products that the van delivers and that may ask for a day. */
const BROUGHT = `SELECT p.id FROM products p
  WHERE p.parent_id IS NULL AND p.kind IN ('simple', 'configurable', 'bundle')
  AND EXISTS (SELECT 1 FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    WHERE pc.product_id = p.id
    AND c.url_path IN ('flowers', 'plants', 'gifts/hampers', 'gifts/vases', 'gifts/chocolates', 'gifts/candles'))
  AND NOT EXISTS (SELECT 1 FROM custom_options o WHERE o.product_id = p.id AND o.kind = 'date')`;

const COURIERS = `m.by_zone = 1 AND m.carrier_code NOT IN ('flatrate', 'collection')`;

/**
 * The question for the day of plants and gifts, and courier areas abroad, of a shop that was made before there were any.
 * Both only add where there is nothing, so nothing that a florist has set changes. The day may be left open, because the
 * product may be in a cart already; an area costs what its country did.
 */
export const daysAndAreas: Migration = {
  name: '0033-days-and-areas',
  statements: () => [
    `UPDATE custom_options SET position = position + 1 WHERE product_id IN (${BROUGHT})`,
    `INSERT INTO custom_options (product_id, kind, title, required, position, price, price_type)
      SELECT id, 'date', 'Delivery date', 0, 0, 0, 'fixed' FROM (${BROUGHT}) brought`,
    `INSERT INTO delivery_zones
      (code, carrier_code, country_code, title, fee_pence, weekdays, cut_off_minutes, transit_days, position)
      SELECT m.carrier_code || '-' || lower(p.country_code), m.carrier_code, p.country_code,
        CASE p.country_code WHEN 'NL' THEN 'the Netherlands' ELSE c.name_english END, p.pence, '2345', 720,
        CASE WHEN p.country_code IN ('IE', 'NL') THEN 3 ELSE 4 END,
        (SELECT coalesce(max(position), 0) + 1 FROM delivery_zones)
      FROM shipping_methods m JOIN shipping_prices p ON p.method_id = m.id JOIN countries c ON c.code = p.country_code
      WHERE ${COURIERS} AND p.country_code <> 'GB'
      AND m.id = (SELECT min(m.id) FROM shipping_methods m JOIN shipping_prices q ON q.method_id = m.id
        WHERE ${COURIERS} AND q.country_code = p.country_code)
      AND NOT EXISTS (SELECT 1 FROM delivery_zones z WHERE z.country_code = p.country_code)`,
    `INSERT INTO delivery_zone_postcodes (postcode, zone_code) SELECT '*', z.code FROM delivery_zones z
      WHERE z.country_code <> 'GB'
      AND NOT EXISTS (SELECT 1 FROM delivery_zone_postcodes p WHERE p.zone_code = z.code)`,
  ],
};
