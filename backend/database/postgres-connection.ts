import pg from 'pg';

/** As many requests as may be in the database at a time; more wait for their turn. */
const MAX_CONNECTIONS = 10;
/** ms */
const CONNECT_TIMEOUT = 5_000;
const STATEMENT_TIMEOUT = 60_000;
const IDLE_IN_TRANSACTION_TIMEOUT = 60_000;

/** Sums and counts are whole numbers here, and none of them reaches 2^53; the driver would answer them as texts. */
const WHOLE_NUMBERS: readonly number[] = [pg.types.builtins.INT8, pg.types.builtins.NUMERIC];

function readWholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new Error(`The database answered ${text}, which is no whole number of ours.`);
  return value;
}

/**
 * Connections to a PostgreSQL database. They are opened when they are needed, and again after the server was away; a
 * connection that breaks while it is asked nothing is told to `log`.
 */
export function connectPostgres(url: string, log: (message: string) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    application_name: 'posy',
    types: {
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        WHOLE_NUMBERS.includes(oid) ? readWholeNumber : (pg.types.getTypeParser(oid, format) as never),
    },
  });
  const tell = (fault: Error): void => log(`A connection to the database broke: ${fault.message}`);
  // Also one that breaks in somebody's hands, between two questions, which would end the process: its next question fails.
  pool.on('connect', (client) => client.on('error', tell));
  // The pool says the same again of those in its own hands.
  pool.on('error', () => undefined);
  return pool;
}
