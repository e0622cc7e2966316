import { type CompiledQuery, type DatabaseConnection, type Driver, SqliteDialect } from 'kysely';

/** ms that a change waits for another process (the desk beside the shop) to let go of the file. */
const MAX_WAIT = 5_000;
const PAUSE = 20;

function isLocked(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === 'SQLITE_BUSY';
}

/** A lock is met by what begins a change and by nothing else, so that trying again does nothing twice. */
async function patiently<Value>(ask: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + MAX_WAIT;
  for (;;) {
    try {
      return await ask();
    } catch (fault) {
      if (!isLocked(fault) || Date.now() > end) throw fault;
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
  }
}

class PatientConnection implements DatabaseConnection {
  constructor(private readonly connection: DatabaseConnection) {}

  executeQuery<Row>(query: CompiledQuery) {
    return patiently(() => this.connection.executeQuery<Row>(query));
  }

  streamQuery<Row>(query: CompiledQuery) {
    return this.connection.streamQuery<Row>(query);
  }
}

/**
 * SQLite, but that a file which another process is writing to is waited for between two tries. SQLite itself would wait
 * with the whole process: no picture and no page would go out meanwhile.
 */
export class PatientDialect extends SqliteDialect {
  override createDriver(): Driver {
    const driver = super.createDriver();
    return {
      init: () => driver.init(),
      acquireConnection: async () => new PatientConnection(await driver.acquireConnection()),
      beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
      commitTransaction: (connection) => driver.commitTransaction(connection),
      rollbackTransaction: (connection) => driver.rollbackTransaction(connection),
      releaseConnection: (connection) => driver.releaseConnection(connection),
      destroy: () => driver.destroy(),
    };
  }
}
