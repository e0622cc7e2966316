import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SqliteDatabase } from 'kysely';
import { connectLibsql } from '../../backend/database/libsql-connection';

/** The shop and the desk beside it have one file. Whoever comes second waits, or fails alone: nothing of it lingers. */
describe('two connections to one file', () => {
  let folder: string;
  let shop: SqliteDatabase;
  let desk: SqliteDatabase;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'posy-locked-'));
    [shop, desk] = [1, 2].map(() => connectLibsql(join(folder, 'posy.db'), 20)) as [SqliteDatabase, SqliteDatabase];
    run(shop, 'CREATE TABLE orders (id integer PRIMARY KEY)');
  });
  afterEach(() => {
    shop.close();
    desk.close();
    rmSync(folder, { recursive: true });
  });

  const run = (on: SqliteDatabase, sql: string, ...values: unknown[]) => on.prepare(sql).run(values);
  const INSERT = 'INSERT INTO orders (id) VALUES (?)';
  const RETURNING = 'INSERT INTO orders (id) VALUES (?) RETURNING id';
  const seenBy = (on: SqliteDatabase) =>
    on
      .prepare('SELECT id FROM orders ORDER BY id')
      .all([])
      .map((row) => (row as { id: number }).id);

  const LATE: readonly (readonly [string, () => unknown])[] = [
    ['a change', () => run(shop, INSERT, 1)],
    ['a change that answers rows', () => shop.prepare(RETURNING).all([1])],
    ['the beginning of a transaction', () => run(shop, 'begin')],
  ];

  test.each(LATE)('%s that comes while the other writes fails, and what comes later is kept', (_what, late) => {
    run(desk, 'begin');
    run(desk, INSERT, 10);
    expect(late).toThrow(/locked/);
    run(desk, 'commit');
    run(shop, INSERT, 2);
    run(shop, 'begin');
    run(shop, INSERT, 3);
    run(shop, 'commit');
    expect(seenBy(desk)).toEqual([2, 3, 10]);
    run(desk, INSERT, 11);
    expect(seenBy(shop)).toEqual([2, 3, 10, 11]);
  });

  test('what a transaction has read stays true until it writes', () => {
    run(shop, 'begin');
    expect(seenBy(shop)).toEqual([]);
    expect(() => run(desk, INSERT, 10)).toThrow(/locked/);
    run(shop, INSERT, 1);
    run(shop, 'commit');
    run(desk, INSERT, 10);
    expect([seenBy(shop), seenBy(desk)]).toEqual([
      [1, 10],
      [1, 10],
    ]);
  });

  test('a change that breaks a rule is undone alone', () => {
    run(shop, INSERT, 1);
    expect(() => run(shop, INSERT, 1)).toThrow(/UNIQUE/);
    expect(() => shop.prepare(RETURNING).all([1])).toThrow(/UNIQUE/);
    run(desk, INSERT, 2);
    expect(shop.prepare(RETURNING).all([3])).toHaveLength(1);
    expect(seenBy(desk)).toEqual([1, 2, 3]);
  });
});
