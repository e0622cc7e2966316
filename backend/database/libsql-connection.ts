import Libsql from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** As many distinct statements as the shop has, with room to spare; beyond it the oldest is prepared again. */
const KEPT_STATEMENTS = 300;
/** ms for which the whole process stands still: no longer than a short change of another one takes. */
const BUSY_TIMEOUT = 20;
/** ms that opening and closing wait. */
const PATIENCE = 5_000;

/**
 * libsql aborts the whole process on a boolean, stores NaN and undefined as NULL, and binds every number as a real:
 * all of these are refused or turned here, so that no query has to remember it.
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
    throw new Error('Rows are read whole here: ask for a page of them.');
  },
};

/** A statement that is only run, by `exec`, which leaves nothing behind. */
function simply(database: Libsql.Database, sql: string): SqliteStatement {
  return {
    ...noRows,
    run: () => {
      database.exec(sql);
      return { changes: 0, lastInsertRowid: 0 };
    },
  };
}

/** A change may begin with the tables that it names for itself: `WITH … INSERT`. */
const CHANGES = /^\s*(insert|update|delete|replace|create|drop|alter|with\b[^]*\b(insert|update|delete|replace))\b/i;

/**
 * libsql never resets a statement that met another's lock: it goes on counting as one under way, so that what is stored
 * afterwards is not committed although it is reported so. Therefore no statement ever meets a lock: the lock is taken
 * first, for every change, by `exec`.
 */
function holding<Value>(database: Libsql.Database, isChange: boolean, work: () => Value): Value {
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
      return holding(database, isChange, () => statement.all(...values));
    },
    run: (parameters) => {
      const values = parameters.map(toBindable);
      const done = holding(database, isChange, () => statement.run(...values));
      return { changes: done.changes, lastInsertRowid: done.lastInsertRowid };
    },
  };
}

/** A transaction holds the file from its beginning: what it has read stays true until it writes. */
const BOUNDS: Readonly<Record<string, string>> = { begin: 'BEGIN IMMEDIATE', commit: 'COMMIT', rollback: 'ROLLBACK' };

/** What is deleted or overwritten is overwritten with zeros: a link from a letter that was sent must not linger in the file. */
const PRAGMAS = ['journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON'];

/**
 * Opens a database file with the durability an order needs: write-ahead log, a disk sync per commit, foreign keys on. A
 * change waits `busyTimeout` ms for another process (the desk beside the shop), then it throws `SQLITE_BUSY`; who has more
 * patience tries again. Statements are prepared once and kept, the least recently used leaving first.
 */
export function connectLibsql(file: string, busyTimeout: number = BUSY_TIMEOUT): SqliteDatabase {
  const database = new Libsql(file, { timeout: PATIENCE });
  for (const pragma of [`busy_timeout=${PATIENCE}`, ...PRAGMAS]) database.pragma(pragma);
  database.pragma(`busy_timeout=${busyTimeout}`);
  const bounds = new Map(Object.entries(BOUNDS).map(([word, sql]) => [word, simply(database, sql)]));
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      kept.clear();
      database.pragma(`busy_timeout=${PATIENCE}`);
      // Folds the log into the file, so that a copy of the file alone is the whole shop.
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
    prepare: (sql) => {
      const bound = bounds.get(sql);
      if (bound !== undefined) return bound;
      const statement = kept.get(sql) ?? toStatement(database, sql);
      kept.delete(sql);
      kept.set(sql, statement);
      if (kept.size > KEPT_STATEMENTS) {
        const oldest = kept.keys().next();
        if (!oldest.done) kept.delete(oldest.value);
      }
      return statement;
    },
  };
}
