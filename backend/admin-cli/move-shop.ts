import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { indexListings } from '../commerce/catalogue/listing/index-listings';
import { indexWords } from '../commerce/catalogue/search/index-words';
import { ok, refuse, type Result } from '../shared/result';
import { migrate } from '../database/migrate';
import { finishBulkLoad } from '../database/finish-bulk-load';
import { databaseFile, type DatabaseLocation, openShopDatabase, type ShopDatabase } from '../database/shop-database';
import { inTransaction } from '../database/transaction';
import type { AdminCommand, AdminResult } from './admin-command';
import { asTable } from './table';

export interface MovedTable {
  readonly name: string;
  readonly rows: number;
}

/**
 * Why nothing was moved. `running`: another process has the file open and might take an order that would be left
 * behind.
 */
export type MoveRefusal = 'no-shop' | 'running' | 'target-not-empty';

type Row = Readonly<Record<string, unknown>>;

/** Values in one statement; PostgreSQL takes 65,535. */
const MAX_VALUES = 20_000;
const BATCH = 1_000;

/** Every table of the file except the full-text index and the listings (without row ids), which are filled again. */
async function tablesOf(file: ShopDatabase): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND wr = 0 AND name NOT LIKE 'sqlite_%'
    ORDER BY name`.execute(file);
  return rows.map(({ name }) => name);
}

/**
 * Locks the file for this connection; false when another process has it open. SQLite leaves WAL mode only without other
 * connections, and the lock lasts until `releaseLock`, so that no other process can write between the check and the copy.
 */
async function lockExclusively(file: ShopDatabase): Promise<boolean> {
  await sql`PRAGMA locking_mode = EXCLUSIVE`.execute(file);
  try {
    await sql`PRAGMA journal_mode = DELETE`.execute(file);
    return true;
  } catch (fault) {
    if (fault instanceof Error && fault.message.includes('locked')) return false;
    throw fault;
  }
}

/** Restores WAL mode and releases the lock. */
async function releaseLock(file: ShopDatabase): Promise<void> {
  await sql`PRAGMA locking_mode = NORMAL`.execute(file);
  await sql`PRAGMA journal_mode = WAL`.execute(file);
}

async function isEmpty(target: ShopDatabase): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM information_schema.tables WHERE table_schema = current_schema()
    LIMIT 1`.execute(target);
  return rows.length === 0;
}

/** Defers foreign keys until all rows are there, so that tables and rows may come in any order. */
async function deferForeignKeys(target: ShopDatabase, isDeferred: boolean): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    SELECT table_name AS "table", constraint_name AS name FROM information_schema.table_constraints
    WHERE table_schema = current_schema() AND constraint_type = 'FOREIGN KEY'`.execute(target);
  if (!isDeferred) await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(target);
  const how = sql.raw(isDeferred ? 'DEFERRABLE INITIALLY DEFERRED' : 'NOT DEFERRABLE');
  for (const { table, name } of rows) {
    await sql`ALTER TABLE ${sql.table(table)} ALTER CONSTRAINT ${sql.ref(name)} ${how}`.execute(target);
  }
}

/** Texts of older versions may contain NUL, which PostgreSQL cannot store. */
const withoutNul = (value: unknown): unknown => (typeof value === 'string' ? value.replace(/\u0000/g, '') : value);

async function insertRows(target: ShopDatabase, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const size = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, columns.length)));
  for (let from = 0; from < rows.length; from += size) {
    const tuples = rows
      .slice(from, from + size)
      .map((row) => sql`(${sql.join(columns.map((column) => withoutNul(row[column])))})`);
    await sql`INSERT INTO ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      VALUES ${sql.join(tuples)}`.execute(target);
  }
}

async function moveTable(file: ShopDatabase, target: ShopDatabase, name: string): Promise<MovedTable> {
  let last = -1;
  let count = 0;
  for (;;) {
    const { rows } = await sql<Row & { moved_row: number }>`SELECT rowid AS moved_row, * FROM ${sql.table(name)}
      WHERE rowid > ${last} ORDER BY rowid LIMIT ${BATCH}`.execute(file);
    await insertRows(
      target,
      name,
      rows.map(({ moved_row: _row, ...row }) => row),
    );
    count += rows.length;
    last = rows.at(-1)?.moved_row ?? last;
    if (rows.length < BATCH) return { name, rows: count };
  }
}

/** Ids that were used once are not used again, not even those of deleted rows. */
async function moveCounters(file: ShopDatabase, target: ShopDatabase): Promise<void> {
  const { rows } = await sql<{ name: string; seq: number }>`SELECT name, seq FROM sqlite_sequence`.execute(file);
  for (const { name, seq } of rows) {
    await sql`SELECT setval(pg_get_serial_sequence(${name}, 'id'), greatest(${seq}::bigint,
      (SELECT coalesce(max(id), 0) FROM ${sql.table(name)})) + 1, false)`.execute(target);
  }
}

/** Throws when a table of the target does not have exactly the rows of the file, or its sequence would repeat an id. */
async function verifyCopy(target: ShopDatabase, moved: readonly MovedTable[]): Promise<void> {
  for (const { name, rows } of moved) {
    const { rows: counted } = await sql<{ count: number }>`SELECT count(*) AS count FROM ${sql.table(name)}`.execute(
      target,
    );
    if (counted[0]?.count !== rows) throw new Error(`${name} has ${counted[0]?.count} rows of ${rows}.`);
  }
  const { rows: identities } = await sql<{ table: string; column: string }>`
    SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema() AND is_identity = 'YES'`.execute(target);
  for (const { table, column } of identities) {
    // This check consumes one id; a gap does no harm.
    const { rows } = await sql<{ next: number; most: number }>`
      SELECT nextval(pg_get_serial_sequence(${table}, ${column})) AS next,
        (SELECT coalesce(max(${sql.ref(column)}), 0) FROM ${sql.table(table)}) AS most`.execute(target);
    if (rows[0] === undefined || rows[0].next <= rows[0].most) throw new Error(`${table} would repeat an id.`);
  }
}

async function fill(file: ShopDatabase, target: ShopDatabase, now: number): Promise<readonly MovedTable[]> {
  await migrate(target, now);
  await deferForeignKeys(target, true);
  const tables = await tablesOf(file);
  // Rows inserted by the migrations are in the file as well, possibly changed. All are deleted before anything is
  // copied, because deletes may cascade.
  for (const name of tables) await sql`DELETE FROM ${sql.table(name)}`.execute(target);
  const moved: MovedTable[] = [];
  for (const name of tables) moved.push(await moveTable(file, target, name));
  await deferForeignKeys(target, false);
  await indexWords(target, 0);
  await indexListings(target, 0);
  await finishBulkLoad(target);
  await moveCounters(file, target);
  await verifyCopy(target, moved);
  return moved;
}

/**
 * Copies the shop of a data folder's file into an empty PostgreSQL, all of it or nothing: both sides are one
 * transaction each. The file is not changed. Throws the database's error when one of them fails.
 */
export async function moveShop(
  location: DatabaseLocation & { readonly databaseUrl: string },
  now: number,
): Promise<Result<readonly MovedTable[], MoveRefusal>> {
  if (!existsSync(databaseFile(location.dataDir))) return refuse('no-shop');
  const file = openShopDatabase({ ...location, databaseUrl: null });
  const target = openShopDatabase(location);
  try {
    if (!(await lockExclusively(file))) return refuse('running');
    if (!(await isEmpty(target))) return refuse('target-not-empty');
    // Migrated to this version for the copy, then rolled back.
    const source = await file.startTransaction().execute();
    try {
      await migrate(source, now);
      return await inTransaction(target, async (transaction) => ok(await fill(source, transaction, now)));
    } finally {
      await source.rollback().execute();
    }
  } finally {
    await target.destroy();
    await releaseLock(file).catch(() => undefined);
    await file.destroy().catch(() => undefined);
  }
}

const NUMBERS: ReadonlySet<number> = new Set([1]);

export const MOVE_HELP: AdminCommand['help'] = [
  ['move', 'copies the shop of DATA_DIR into the empty PostgreSQL of DATABASE_URL'],
];

function wordRefusal(refusal: MoveRefusal, dataDir: string): string {
  switch (refusal) {
    case 'no-shop':
      return `There is no shop in ${dataDir} to move.`;
    case 'running':
      return `The shop in ${dataDir} is running: stop it first, so that no order is left behind.`;
    case 'target-not-empty':
      return 'The database of DATABASE_URL is not empty.';
  }
}

/**
 * Copies the shop of a data folder to PostgreSQL. Not part of the command table, whose commands work on one database.
 */
export async function move(
  { dataDir, databaseUrl }: { readonly dataDir: string; readonly databaseUrl: string | null },
  now: number,
): Promise<AdminResult> {
  if (databaseUrl === null) return refuse('Set DATABASE_URL to the PostgreSQL database to move to.');
  const moved = await moveShop({ dataDir, databaseUrl }, now);
  if (!moved.ok) return refuse(wordRefusal(moved.reason, dataDir));
  const rows = moved.value.map(({ name, rows: count }) => [name, String(count)]);
  return ok(
    [
      asTable(['Table', 'Rows'], rows, NUMBERS),
      '',
      `Everything was copied. Start the shop with this DATABASE_URL, and keep ${dataDir} for its pictures and emails.`,
      'The file in it is as it was; orders taken in it from now on stay behind.',
    ].join('\n'),
  );
}
