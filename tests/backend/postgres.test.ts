import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { ok, refuse } from '../../backend/shared/result';
import type { ShopDatabase } from '../../backend/database/shop-database';
import { openShopDatabase } from '../../backend/database/shop-database';
import { inTransaction } from '../../backend/database/transaction';
import { openExistingShop, openShop } from '../../backend/seed/open-shop';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { MONDAY_MORNING } from './running-shop';
import { SMALL_SEED } from './small-seed';

let server: PostgresServer;
let databaseUrl: string;
let dataDir: string;
let database: ShopDatabase;
const log: string[] = [];

beforeAll(async () => {
  server = await startPostgres();
  databaseUrl = await server.newDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'posy-pg-'));
  database = await openShop({ dataDir, databaseUrl, log: (line) => log.push(line) }, SMALL_SEED, MONDAY_MORNING);
}, POSTGRES_START);
afterAll(async () => {
  await database.destroy();
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

const stockOf = async (sku: string) =>
  (await database.selectFrom('products').select('stock').where('sku', '=', sku).executeTakeFirstOrThrow()).stock;

async function setStock(transaction: ShopDatabase, sku: string, stock: number): Promise<void> {
  await transaction.updateTable('products').set({ stock }).where('sku', '=', sku).execute();
}

/** Waits up to five seconds until the log has more lines than `lines`. */
async function untilLogged(lines: number): Promise<void> {
  const end = Date.now() + 5_000;
  while (log.length === lines && Date.now() < end) await new Promise(setImmediate);
}

/** The first success after the server has cut connections: queries on connections not yet known as closed fail. */
async function answered<Value>(run: () => Promise<Value>): Promise<Value> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await run();
    } catch (fault) {
      if (tries >= 10) throw fault;
    }
  }
}

test('seeds one database once when two shops start at the same time', async () => {
  const url = await server.newDatabase();
  const both = await Promise.all([1, 2].map(() => openShop({ dataDir, databaseUrl: url }, SMALL_SEED, MONDAY_MORNING)));
  const { count } = await sql<{ count: number }>`SELECT count(*) AS count FROM products WHERE parent_id IS NULL`
    .execute(both[0] as ShopDatabase)
    .then(({ rows }) => rows[0] ?? { count: 0 });
  expect(count).toBe(SMALL_SEED.products.length);
  await Promise.all(both.map((one) => one.destroy()));
});

test('stores nothing when the seed is invalid', async () => {
  const url = await server.newDatabase();
  const [first, ...rest] = SMALL_SEED.products;
  const broken = first === undefined ? [] : [{ ...first, related: ['NOT-THERE'] }, ...rest];
  await expect(
    openShop({ dataDir, databaseUrl: url }, { ...SMALL_SEED, products: broken }, MONDAY_MORNING),
  ).rejects.toThrow('NOT-THERE');
  expect(await openExistingShop({ dataDir, databaseUrl: url })).toBeNull();
});

test('gives a new unique id to a row added after the seed', async () => {
  const product = await database.selectFrom('products').select('id').executeTakeFirstOrThrow();
  const review = {
    nickname: 'Ann',
    summary: 'Good',
    text: 'Good.',
    stars: 5,
    created_at: '2026-10-05',
    approved: 1,
  } as const;
  const { id } = await database
    .insertInto('reviews')
    .values({ ...review, product_id: product.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(await database.selectFrom('reviews').select('id').where('id', '=', id).execute()).toHaveLength(1);
});

test('completes both of two deadlocked transactions', async () => {
  await setStock(database, 'VASE', 0);
  await setStock(database, 'SOLD-OUT', 0);
  let arrived = 0;
  let tries = 0;
  const takeBoth = (first: string, second: string, stock: number) =>
    inTransaction(database, async (transaction) => {
      tries += 1;
      await setStock(transaction, first, stock);
      arrived += 1;
      // Each holds a lock on one row before either requests the other's.
      while (arrived < 2) await new Promise(setImmediate);
      await setStock(transaction, second, stock);
      return ok(null);
    });
  await Promise.all([takeBoth('VASE', 'SOLD-OUT', 1), takeBoth('SOLD-OUT', 'VASE', 2)]);
  expect(tries).toBeGreaterThan(2);
  expect(await stockOf('VASE')).toBe(await stockOf('SOLD-OUT'));
});

test('rolls back refusals and errors, and retries only conflicts', async () => {
  await setStock(database, 'VASE', 7);
  await inTransaction(database, async (transaction) => {
    await setStock(transaction, 'VASE', 1);
    return refuse('no');
  });
  let tries = 0;
  const failing = inTransaction(database, async (transaction) => {
    tries += 1;
    await setStock(transaction, 'VASE', -1);
    return ok(null);
  });
  await expect(failing).rejects.toThrow(/stock/);
  expect([tries, await stockOf('VASE')]).toEqual([1, 7]);
});

test('stores sums as large as SQLite does, and returns integers as numbers', async () => {
  const { rows } = await sql<{ sum: number }>`SELECT sum(pence * 1000000) AS sum FROM products`.execute(database);
  expect(Number.isSafeInteger(rows[0]?.sum)).toBe(true);
});

test('logs connections cut by the server and opens new ones', async () => {
  await stockOf('VASE');
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  await admin.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'posy' AND datname = current_database()`);
  await admin.end();
  await untilLogged(0);
  expect(log[0]).toContain('A database connection failed');
  expect(await answered(() => stockOf('VASE'))).toBe(7);
});

test('fails only the transaction whose connection is cut', async () => {
  await answered(() => setStock(database, 'VASE', 7));
  const cut = inTransaction(database, async (transaction) => {
    await setStock(transaction, 'VASE', 1);
    const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(transaction);
    const before = log.length;
    await sql`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`.execute(database);
    await untilLogged(before);
    await setStock(transaction, 'VASE', 2);
    return ok(null);
  });
  await expect(cut).rejects.toThrow();
  expect(await answered(() => stockOf('VASE'))).toBe(7);
});

test('finds nothing for an empty list, without an error', async () => {
  for (const one of [database, openShopDatabase(dataDir)]) {
    if (one !== database) await sql`CREATE TABLE IF NOT EXISTS stores (id integer, code text)`.execute(one);
    expect(await one.selectFrom('stores').select('code').where('id', 'in', []).execute()).toEqual([]);
    if (one !== database) await one.destroy();
  }
});
