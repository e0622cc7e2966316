import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteDialect,
  type SqliteDialectConfig,
} from 'kysely';

/** ms that a change waits for another process (such as the florist's command line) to release the lock. */
const MAX_WAIT = 5_000;
const PAUSE = 20;

function isLocked(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_BUSY';
}

/** Only the first statement of a change can hit a lock, so a retry repeats nothing. */
async function withRetry<Value>(run: () => Promise<Value>, maxWait: number): Promise<Value> {
  const end = Date.now() + maxWait;
  for (;;) {
    try {
      return await run();
    } catch (fault) {
      if (!isLocked(fault) || Date.now() > end) throw fault;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

class RetryingConnection implements DatabaseConnection {
  constructor(
    private readonly connection: DatabaseConnection,
    private readonly maxWait: number,
  ) {}

  executeQuery<Row>(query: CompiledQuery) {
    return withRetry(() => this.connection.executeQuery<Row>(query), this.maxWait);
  }

  streamQuery<Row>(query: CompiledQuery) {
    return this.connection.streamQuery<Row>(query);
  }
}

/**
 * SQLite that waits for another process's lock between retries. SQLite's own wait would block the whole process,
 * including pages and pictures.
 */
export class RetryingDialect extends SqliteDialect {
  /** `maxWait`: ms. */
  constructor(
    config: SqliteDialectConfig,
    private readonly maxWait: number = MAX_WAIT,
  ) {
    super(config);
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    return {
      init: () => driver.init(),
      acquireConnection: async () => new RetryingConnection(await driver.acquireConnection(), this.maxWait),
      beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
      commitTransaction: (connection) => driver.commitTransaction(connection),
      rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
      releaseConnection: (connection) => driver.releaseConnection(connection),
      destroy: () => driver.destroy(),
    };
  }
}
