import type { Pool } from 'pg';

/** Connections of the pool; further queries wait. */
const MAX_CONNECTIONS = 10;
/** ms */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 60_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 60_000;

function readWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The database returned ${text}, which is not a safe integer.`);
  return value;
}

/**
 * A pool of connections to PostgreSQL, opened on demand and again after an outage. Errors of idle connections go to
 * `log`. The driver is loaded for it alone: most shops have a file.
 */
export async function connectPostgres(url: string, log: (message: string) => void): Promise<Pool> {
  const { default: pg } = await import('pg');
  // Sums and counts are integers below 2^53 here; the driver would return them as texts.
  const wholeNumbers: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    application_name: 'posy',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        wholeNumbers.includes(oid) ? readWholeNumber : (pg.types.getTypeParser(oid, format) as never),
    },
  });
  const logError = (fault: Error): void => log(`A database connection failed: ${fault.message}`);
  // An unhandled error of a client between two queries would end the process; its next query fails anyway.
  pool.on('connect', (client) => client.on('error', logError));
  // The pool emits the same errors again for idle clients.
  pool.on('error', () => undefined);
  return pool;
}
