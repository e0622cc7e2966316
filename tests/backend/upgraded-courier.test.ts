import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { onBothDatabases } from './on-both-databases';

/** What a shop had before: a courier at one price for each country, without areas. */
const OLDER = [
  `DELETE FROM delivery_zones WHERE carrier_code = 'courier'`,
  `UPDATE shipping_methods SET by_zone = 0 WHERE carrier_code = 'courier'`,
  `UPDATE shipping_prices SET pence = 795 WHERE country_code = 'GB'
    AND method_id IN (SELECT id FROM shipping_methods WHERE carrier_code = 'courier')`,
  `DELETE FROM migrations WHERE name = '0040-courier-in-britain'`,
];
/** A florist who has set an area of the courier before, and no other. */
const OWN_AREA = [
  `INSERT INTO delivery_zones (code, carrier_code, country_code, title, fee_pence, weekdays, transit_days, position)
    VALUES ('own', 'courier', 'GB', 'the south', 650, '234', 1, 50)`,
  `INSERT INTO delivery_zone_postcodes (zone_code, postcode) VALUES ('own', 'PO')`,
];

async function read(database: ShopDatabase) {
  const areas = await database
    .selectFrom('delivery_zones as z')
    .innerJoin('delivery_zone_postcodes as p', 'p.zone_code', 'z.code')
    .select(['z.code', 'z.country_code', 'z.title', 'z.fee_pence', 'z.weekdays', 'z.cut_off_minutes', 'z.transit_days'])
    .select('p.postcode')
    .where('z.carrier_code', '=', 'courier')
    .orderBy('z.code')
    .orderBy('p.postcode')
    .execute();
  const prices = await database
    .selectFrom('shipping_methods as m')
    .innerJoin('shipping_prices as p', 'p.method_id', 'm.id')
    .select(['m.by_zone', 'p.country_code', 'p.pence'])
    .where('m.carrier_code', '=', 'courier')
    .orderBy('p.country_code')
    .execute();
  return { areas, prices };
}

onBothDatabases((openShop) => {
  async function upgraded(statements: readonly string[]) {
    const first = await openShop();
    const { dataDir, databaseUrl } = first;
    const database = first.connect();
    const fresh = await read(database);
    for (const statement of statements) await sql.raw(statement).execute(database);
    await first.backend.close();
    await database.destroy();
    const second = await openShop({ dataDir, databaseUrl });
    const after = second.connect();
    const now = await read(after);
    await after.destroy();
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
    return { fresh, now };
  }

  test('a courier at one price gets the areas of a new shop, the mainland at the price that it had', async () => {
    const { fresh, now } = await upgraded(OLDER);
    expect(fresh.areas.length).toBeGreaterThan(90);
    expect(now).toEqual(fresh);
  }, 120_000);

  test('areas of the courier that a florist has set stay the only ones in the country', async () => {
    const { now } = await upgraded([...OLDER, ...OWN_AREA]);
    const home = now.areas.filter(({ country_code }) => country_code === 'GB');
    expect(home).toMatchObject([{ code: 'own', fee_pence: 650, postcode: 'PO' }]);
    expect(now.prices.find(({ country_code }) => country_code === 'GB')).toMatchObject({ by_zone: 1, pence: 795 });
  }, 120_000);
});
