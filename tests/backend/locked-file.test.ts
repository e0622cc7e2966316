import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SqliteDatabase } from 'kysely';
import { ok } from '../../backend/shared/result';
import { connectLibsql } from '../../backend/database/libsql-connection';
import { openShopDatabase } from '../../backend/database/shop-database';
import { inTransaction } from '../../backend/database/transaction';

/** The shop and the florist's command line share one file. The second writer waits or fails without side effects. */
describe('two connections to one file', () => {
  let folder: string;
  let shop: SqliteDatabase;
  let admin: SqliteDatabase;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'posy-locked-'));
    [shop, admin] = [1, 2].map(() => connectLibsql(join(folder, 'posy.db'), 20)) as [SqliteDatabase, SqliteDatabase];
    run(shop, 'CREATE TABLE orders (id integer PRIMARY KEY)');
  });
  afterEach(() => {
    shop.close();
    admin.close();
    rmSync(folder, { recursive: true });
  });

  const run = (on: SqliteDatabase, sql: string, ...values: unknown[]) => on.prepare(sql).run(values);
  const INSERT = 'INSERT INTO orders (id) VALUES (?)';
  const RETURNING = 'INSERT INTO orders (id) VALUES (?) RETURNING id';
  const WITH = 'WITH wanted (id) AS (VALUES (?)) INSERT INTO orders (id) SELECT id FROM wanted';
  const seenBy = (on: SqliteDatabase) =>
    on
      .prepare('SELECT id FROM orders ORDER BY id')
      .all([])
      .map((row) => (row as { id: number }).id);

  const LATE: readonly (readonly [string, () => unknown])[] = [
    ['a change', () => run(shop, INSERT, 1)],
    ['a change that answers rows', () => shop.prepare(RETURNING).all([1])],
    ['a change that names a table first', () => run(shop, WITH, 1)],
    ['the beginning of a transaction', () => run(shop, 'begin')],
  ];

  test.each(LATE)('fails %s while the other connection writes, and stores later changes', (_what, late) => {
    run(admin, 'begin');
    run(admin, INSERT, 10);
    expect(late).toThrow(/locked/);
    run(admin, 'commit');
    run(shop, INSERT, 2);
    run(shop, 'begin');
    run(shop, INSERT, 3);
    run(shop, 'commit');
    expect(seenBy(admin)).toEqual([2, 3, 10]);
    run(admin, INSERT, 11);
    expect(seenBy(shop)).toEqual([2, 3, 10, 11]);
  });

  test('keeps what a transaction has read unchanged until it writes', () => {
    run(shop, 'begin');
    expect(seenBy(shop)).toEqual([]);
    expect(() => run(admin, INSERT, 10)).toThrow(/locked/);
    run(shop, INSERT, 1);
    run(shop, 'commit');
    run(admin, INSERT, 10);
    expect([seenBy(shop), seenBy(admin)]).toEqual([
      [1, 10],
      [1, 10],
    ]);
  });

  test('needs no lock to read, also with common table expressions', () => {
    run(shop, INSERT, 1);
    run(admin, 'begin');
    run(admin, INSERT, 2);
    const read = 'WITH some AS (SELECT id FROM orders) SELECT id FROM some';
    expect(shop.prepare(read).all([])).toEqual([{ id: 1 }]);
    run(admin, 'rollback');
  });

  test('rolls back only the change that violates a constraint', () => {
    run(shop, INSERT, 1);
    expect(() => run(shop, INSERT, 1)).toThrow(/UNIQUE/);
    expect(() => shop.prepare(RETURNING).all([1])).toThrow(/UNIQUE/);
    run(admin, INSERT, 2);
    expect(shop.prepare(RETURNING).all([3])).toHaveLength(1);
    expect(seenBy(admin)).toEqual([1, 2, 3]);
  });
});

test('waits for the lock between tasks without blocking the process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-locked-'));
  const [shop, admin] = [openShopDatabase(dataDir), openShopDatabase(dataDir)];
  await sql`CREATE TABLE counters (name text PRIMARY KEY, value integer)`.execute(shop);
  const add = (database: typeof shop, name: string) =>
    database.insertInto('counters').values({ name, value: 1 }).execute();
  const held = await admin.startTransaction().execute();
  await held.insertInto('counters').values({ name: 'desk', value: 1 }).execute();
  const late = [add(shop, 'alone'), inTransaction(shop, async (transaction) => ok(await add(transaction, 'together')))];
  // Other work of the process runs meanwhile: four turns of the event loop, each with a timer.
  for (let turn = 0; turn < 4; turn += 1) await new Promise((later) => setTimeout(later, 5));
  await held.commit().execute();
  await Promise.all(late);
  const rows = await admin.selectFrom('counters').select('name').orderBy('name').execute();
  expect(rows.map(({ name }) => name)).toEqual(['alone', 'desk', 'together']);
  await Promise.all([shop.destroy(), admin.destroy()]);
  rmSync(dataDir, { recursive: true });
});
