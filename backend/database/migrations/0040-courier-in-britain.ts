import type { Migration } from '../migrate';

const outwardCodes = (area: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, at) => `${area}${from + at}`);

const HIGHLANDS = [
  ...['HS', 'IV', 'KW', 'ZE'],
  ...outwardCodes('KA', 27, 28),
  ...outwardCodes('PA', 20, 78),
  ...outwardCodes('PH', 17, 44),
  ...outwardCodes('PH', 49, 50),
  ...outwardCodes('PO', 30, 41),
  ...outwardCodes('TR', 21, 25),
];

/** What an area costs more than the mainland, pence; days on the way and weekdays of delivery. */
const AREAS = [
  { code: 'mainland', title: 'mainland Britain', more: 0, days: 1, weekdays: '23456', postcodes: ['*'] },
  {
    code: 'highlands-islands',
    title: 'the Highlands and Islands',
    more: 400,
    days: 2,
    weekdays: '3456',
    postcodes: HIGHLANDS,
  },
  {
    code: 'ireland-man',
    title: 'Northern Ireland and the Isle of Man',
    more: 400,
    days: 2,
    weekdays: '3456',
    postcodes: ['BT', 'IM'],
  },
  {
    code: 'channel-islands',
    title: 'the Channel Islands',
    more: 700,
    days: 3,
    weekdays: '456',
    postcodes: ['GY', 'JE'],
  },
];
const MOST = 700;

/** The courier of a shop that knew one price for the whole country. */
const FLAT = `SELECT id FROM shipping_methods WHERE carrier_code = 'courier' AND by_zone = 0`;
const zone = (code: string): string => `courier-${code}`;

/**
 * The courier's areas within the country, and abroad, of a shop that was made before there were any: the mainland costs what
 * the country did. A florist who has set areas of the courier keeps them.
 */
export const courierInBritain: Migration = {
  name: '0040-courier-in-britain',
  statements: () => [
    `INSERT INTO delivery_zones
      (code, carrier_code, country_code, title, fee_pence, weekdays, cut_off_minutes, transit_days, position)
      SELECT a.code, 'courier', 'GB', a.title, p.pence + a.more, a.weekdays, 720, a.days,
        (SELECT coalesce(max(position), 0) FROM delivery_zones) + a.place
      FROM shipping_prices p JOIN (${AREAS.map(
        ({ code, title, more, days, weekdays }, place) =>
          `SELECT '${zone(code)}' AS code, '${title}' AS title, ${more} AS more, ${days} AS days, '${weekdays}' AS weekdays, ${place + 1} AS place`,
      ).join(' UNION ALL ')}) a ON p.country_code = 'GB'
      WHERE p.method_id = (SELECT min(id) FROM (${FLAT}) flat)
      AND NOT EXISTS (SELECT 1 FROM delivery_zones z WHERE z.carrier_code = 'courier' AND z.country_code = 'GB')
      AND NOT EXISTS (SELECT 1 FROM delivery_zones z WHERE z.code = a.code)`,
    ...AREAS.map(
      ({ code, postcodes }) => `INSERT INTO delivery_zone_postcodes (postcode, zone_code)
      SELECT a.postcode, z.code FROM delivery_zones z
      JOIN (${postcodes.map((postcode) => `SELECT '${postcode}' AS postcode`).join(' UNION ALL ')}) a ON 1 = 1
      WHERE z.code = '${zone(code)}' AND EXISTS (SELECT 1 FROM (${FLAT}) flat)
      AND NOT EXISTS (SELECT 1 FROM delivery_zone_postcodes p WHERE p.zone_code = z.code)`,
    ),
    `INSERT INTO delivery_zones
      (code, carrier_code, country_code, title, fee_pence, weekdays, cut_off_minutes, transit_days, position)
      SELECT 'courier-' || lower(p.country_code), 'courier', p.country_code,
        CASE p.country_code WHEN 'NL' THEN 'the Netherlands' ELSE c.name_english END, p.pence, '2345', 720,
        CASE WHEN p.country_code IN ('IE', 'NL') THEN 3 ELSE 4 END,
        (SELECT coalesce(max(position), 0) + 1 FROM delivery_zones)
      FROM shipping_prices p JOIN countries c ON c.code = p.country_code
      WHERE p.country_code <> 'GB' AND p.method_id = (SELECT min(id) FROM (${FLAT}) flat)
      AND NOT EXISTS (SELECT 1 FROM delivery_zones z WHERE z.country_code = p.country_code)`,
    `INSERT INTO delivery_zone_postcodes (postcode, zone_code) SELECT '*', z.code FROM delivery_zones z
      WHERE z.country_code <> 'GB'
      AND NOT EXISTS (SELECT 1 FROM delivery_zone_postcodes p WHERE p.zone_code = z.code)`,
    `UPDATE shipping_prices SET pence = pence + ${MOST} WHERE country_code = 'GB' AND method_id IN (${FLAT})
      AND EXISTS (SELECT 1 FROM delivery_zones z WHERE z.code = '${zone('channel-islands')}')`,
    `UPDATE shipping_methods SET by_zone = 1 WHERE carrier_code = 'courier'
      AND EXISTS (SELECT 1 FROM delivery_zones z WHERE z.carrier_code = 'courier' AND z.country_code = 'GB')`,
  ],
};
