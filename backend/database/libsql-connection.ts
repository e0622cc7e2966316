import Libsql from 'libsql';
import type { SqliteDatabase, SqliteStatement } from 'kysely';

/** As many distinct statements as the shop has, with room to spare; beyond it the oldest is prepared again. */
const KEPT_STATEMENTS = 300;
/** ms that a writer waits for another process (the desk beside the shop) before it gives up. */
const BUSY_TIMEOUT = 5_000;

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

function toStatement(statement: Libsql.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(...parameters.map(toBindable)),
    run: (parameters) => {
      const done = statement.run(...parameters.map(toBindable));
      return { changes: done.changes, lastInsertRowid: done.lastInsertRowid };
    },
    iterate: () => {
      throw new Error('Rows are read whole here: ask for a page of them.');
    },
  };
}

/** What is deleted or overwritten is overwritten with zeros: a link from a letter that was sent must not linger in the file. */
const PRAGMAS = [
  'journal_mode=WAL',
  'synchronous=FULL',
  'foreign_keys=ON',
  'secure_delete=ON',
  `busy_timeout=${BUSY_TIMEOUT}`,
];

/**
 * Opens a database file with the durability an order needs: write-ahead log, a disk sync per commit, foreign keys on.
 * Statements are prepared once and kept, the least recently used leaving first.
 */
export function connectLibsql(file: string): SqliteDatabase {
  const database = new Libsql(file, { timeout: BUSY_TIMEOUT });
  for (const pragma of PRAGMAS) database.pragma(pragma);
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => {
      kept.clear();
      // Folds the log into the file, so that a copy of the file alone is the whole shop.
      database.pragma('wal_checkpoint(TRUNCATE)');
      database.close();
    },
    prepare: (sql) => {
      const statement = kept.get(sql) ?? toStatement(database.prepare(sql));
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
