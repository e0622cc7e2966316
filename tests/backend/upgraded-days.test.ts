import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { shopSeed } from '../../backend/seed/shop-seed';
import { onBothDatabases } from './on-both-databases';

/** What a shop had before: days for flowers only, and a courier abroad without areas but the one that its florist has set. */
const OLDER = [
  `DELETE FROM custom_options WHERE kind = 'date' AND sku IS NULL AND product_id IN (
    SELECT pc.product_id FROM product_categories pc JOIN categories c ON c.id = pc.category_id
    WHERE c.url_path IN ('plants', 'gifts'))`,
  `UPDATE custom_options SET title = 'Which day?' WHERE kind = 'date'`,
  `DELETE FROM delivery_zones WHERE country_code IN ('IE', 'NL', 'DE')`,
  `UPDATE delivery_zones SET fee_pence = 2500 WHERE country_code = 'FR'`,
  `DELETE FROM migrations WHERE name = '0033-days-and-areas'`,
];

/** The questions for days, by SKU and in their places, and the areas abroad. */
async function read(database: ShopDatabase) {
  const questions = await database
    .selectFrom('custom_options as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .select(['p.sku', 'o.title', 'o.required'])
    .select(
      sql<number>`(SELECT count(*) FROM custom_options e WHERE e.product_id = p.id AND e.position < o.position)`.as(
        'place',
      ),
    )
    .where('o.kind', '=', 'date')
    .orderBy('p.sku')
    .execute();
  const areas = await database
    .selectFrom('delivery_zones as z')
    .innerJoin('delivery_zone_postcodes as p', 'p.zone_code', 'z.code')
    .select(['z.code', 'z.carrier_code', 'z.country_code', 'z.title', 'z.fee_pence', 'z.weekdays'])
    .select(['z.cut_off_minutes', 'z.transit_days', 'p.postcode'])
    .where('z.country_code', '<>', 'GB')
    .orderBy('z.code')
    .execute();
  return { questions, areas };
}

onBothDatabases((openShop) => {
  test('a shop made before gets days for plants and gifts and areas abroad, and keeps what its florist has set', async () => {
    const first = await openShop({}, shopSeed({}));
    const { dataDir, databaseUrl } = first;
    const database = first.connect();
    const fresh = await read(database);
    for (const statement of OLDER) await sql.raw(statement).execute(database);
    const old = await read(database);
    await first.backend.close();
    await database.destroy();
    expect([fresh.questions.length - old.questions.length > 30, old.areas.length]).toEqual([true, 1]);

    const second = await openShop({ dataDir, databaseUrl }, shopSeed({}));
    const upgraded = second.connect();
    const { questions, areas } = await read(upgraded);
    expect(questions.map(({ sku }) => sku)).toEqual(fresh.questions.map(({ sku }) => sku));
    const had = new Set(old.questions.map(({ sku }) => sku));
    expect(questions.filter(({ sku }) => had.has(sku))).toEqual(old.questions);
    const added = questions.filter(({ sku }) => !had.has(sku));
    for (const question of added)
      expect({ ...question, place: Number(question.place) }).toMatchObject({
        title: 'Delivery date',
        required: 0,
        place: 0,
      });
    expect(areas).toEqual(
      fresh.areas.map((area) => (area.country_code === 'FR' ? { ...area, fee_pence: 2500 } : area)),
    );
    await upgraded.destroy();
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 120_000);
});
