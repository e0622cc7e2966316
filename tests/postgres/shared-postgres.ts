import { type PostgresServer, SHARED_POSTGRES, startOwnPostgres } from './postgres-server';

declare global {
  /** From global setup to global teardown, which Jest loads as separate modules in one process. */
  var sharedPostgres: PostgresServer | undefined;
}

/**
 * Jest's global setup of the suites that need PostgreSQL: one server for all files of a run. Where it cannot start, each file
 * that needs it tries by itself and fails with the reason.
 */
export default async function startSharedPostgres(): Promise<void> {
  globalThis.sharedPostgres = await startOwnPostgres().catch(() => undefined);
  if (globalThis.sharedPostgres !== undefined) process.env[SHARED_POSTGRES] = globalThis.sharedPostgres.url;
}
