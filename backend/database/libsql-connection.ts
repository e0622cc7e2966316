import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Libsql from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** Rights of the group and of other users. */
const OTHERS = 0o077;
const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/**
 * Creates a data folder. From now on this process creates files that only their owner may open; the database and the
 * folder of emails become so as well if an earlier version left them readable.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true });
  const rights = { 'posy.db': OWNER_FILE, 'posy.db-wal': OWNER_FILE, 'posy.db-shm': OWNER_FILE, outbox: OWNER_FOLDER };
  for (const [name, mode] of Object.entries(rights)) {
    if (existsSync(join(dataDir, name))) chmodSync(join(dataDir, name), mode);
  }
}

/** More than the distinct statements of the shop; beyond it the least recently used is prepared again. */
const MAX_CACHED_STATEMENTS = 300;
/** ms; blocks the whole process, so no longer than a short transaction of another process takes. */
const BUSY_TIMEOUT = 20;
/** ms that opening and closing wait for a lock. */
const OPEN_TIMEOUT = 5_000;

/**
 * libsql aborts the process on a boolean, stores NaN and undefined as NULL, and binds every number as a real: these
 * values are converted or refused here.
 */
function toBindable(value: unknown): unknown {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new Error('A number that is not finite cannot be stored.');
    return Number.isSafeInteger(value) ? BigInt(value) : value;
  }
  if (value === null || typeof value === 'string' || typeof value === 'bigint' || Buffer.isBuffer(value)) return value;
  throw new Error(`A value of type ${typeof value} cannot be stored.`);
}

const noRows = {
  reader: false,
  all: () => [],
  iterate: () => {
    throw new Error('Streaming is not supported: select a page of rows.');
  },
};

/** A statement without a result, run by `exec`, which leaves no open statement. */
function execStatement(database: Libsql.Database, sql: string): SqliteStatement {
  return {
    ...noRows,
    run: () => {
      database.exec(sql);
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}

/** A change may begin with common table expressions: `WITH … INSERT`. */
const CHANGES = /^\s*(insert|update|delete|replace|create|drop|alter|with\b[^]*\b(insert|update|delete|replace))\b/i;

/**
 * libsql never resets a statement that hit a lock: it still counts as running, so that later changes are reported as
 * committed but are not. Therefore `exec` takes the lock first for every change.
 */
function withWriteLock<Value>(database: Libsql.Database, isChange: boolean, work: () => Value): Value {
  if (!isChange || database.inTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = work();
    database.exec('COMMIT');
    return value;
  } catch (fault) {
    if (database.inTransaction) database.exec('ROLLBACK');
    throw fault;
  }
}

function toStatement(database: Libsql.Database, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  const isChange = CHANGES.test(sql);
  return {
    ...noRows,
    reader: statement.reader,
    all: (parameters) => {
      const values = parameters.map(toBindable);
      return withWriteLock(database, isChange, () => statement.all(...values));
    },
    run: (parameters) => {
      const values = parameters.map(toBindable);
      const done = withWriteLock(database, isChange, () => statement.run(...values));
      return { changes: done.changes, lastInsertRowid: done.lastInsertRowid };
    },
  };
}

/** A transaction locks the file from its beginning, so that what it has read stays true until it writes. */
const TRANSACTION_STATEMENTS: Readonly<Record<string, string>> = {
  begin: 'BEGIN IMMEDIATE',
  commit: 'COMMIT',
  rollback: 'ROLLBACK',
};

/**
 * secure_delete overwrites deleted data with zeros, so that links of sent emails do not remain in the file. cache_size is
 * in KiB: by default 2 MB, with which listings of 100,000 products read most pages from the system again and again.
 */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON', 'cache_size=-32000'];

/**
 * Opens a database file with the durability that orders need: write-ahead log, a disk sync per commit, foreign keys on.
 * A change waits `busyTimeout` ms for another process (such as the florist's command line), then throws `SQLITE_BUSY`.
 * Prepared statements are cached, least recently used first out.
 */
export function connectLibsql(file: string, busyTimeout: number = BUSY_TIMEOUT): SqliteDatabase {
  const database = new Libsql(file, { timeout: OPEN_TIMEOUT });
  for (const pragma of [`busy_timeout=${OPEN_TIMEOUT}`, ...PRAGMAS]) database.pragma(pragma);
  database.pragma(`busy_timeout=${busyTimeout}`);
  const bounds = new Map(
    Object.entries(TRANSACTION_STATEMENTS).map(([word, sql]) => [word, execStatement(database, sql)]),
  );
  const cached = new Map<string, SqliteStatement>();
  return {
    close: () => {
      cached.clear();
      database.pragma(`busy_timeout=${OPEN_TIMEOUT}`);
      // Merges the log into the file, so that a copy of the file alone is complete.
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
    prepare: (sql) => {
      const bound = bounds.get(sql);
      if (bound !== undefined) return bound;
      const statement = cached.get(sql) ?? toStatement(database, sql);
      cached.delete(sql);
      cached.set(sql, statement);
      if (cached.size > MAX_CACHED_STATEMENTS) {
        const oldest = cached.keys().next();
        if (!oldest.done) cached.delete(oldest.value);
      }
      return statement;
    },
  };
}
