import { rmSync } from 'node:fs';
import { sql } from 'kysely';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { shopSeed } from '../../backend/seed/shop-seed';
import { onBothDatabases } from './on-both-databases';

const TITLES = ['Name on the card', 'If one of the flowers is not available', 'Note for the driver'];

/** What a shop had before: cards without a mark, and none of the questions but one that its florist has asked. */
const OLDER = [
  `DELETE FROM custom_options WHERE title IN ('Name on the card', 'If one of the flowers is not available')`,
  `DELETE FROM custom_options WHERE title = 'Note for the driver'
    AND product_id <> (SELECT id FROM products WHERE sku = 'BOUQUET-MARKET-DAY')`,
  `UPDATE custom_options SET sku = NULL WHERE title = 'Card message'`,
  `DELETE FROM migrations WHERE name = '0045-gift-questions'`,
];

async function read(database: ShopDatabase) {
  const questions = await database
    .selectFrom('custom_options as o')
    .innerJoin('products as p', 'p.id', 'o.product_id')
    .leftJoin('custom_option_values as v', 'v.option_id', 'o.id')
    .select(['p.sku as product', 'o.title', 'o.kind', 'o.required', 'o.price', 'o.max_characters', 'o.sku'])
    .select(['v.title as value', 'v.sku as valueSku'])
    .where('o.title', 'in', ['Card message', ...TITLES])
    .execute();
  return questions.map((question) => JSON.stringify(question)).sort();
}

onBothDatabases((openShop) => {
  test('a shop made before asks the questions of a gift as a new one does, each once', async () => {
    const first = await openShop({}, shopSeed({}));
    const { dataDir, databaseUrl } = first;
    const database = first.connect();
    const fresh = await read(database);
    for (const statement of OLDER) await sql.raw(statement).execute(database);
    expect((await read(database)).length).toBeLessThan(fresh.length / 2);
    await first.backend.close();
    await database.destroy();

    const second = await openShop({ dataDir, databaseUrl }, shopSeed({}));
    const upgraded = second.connect();
    expect(await read(upgraded)).toEqual(fresh);
    await upgraded.destroy();
    await second.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }, 120_000);
});
