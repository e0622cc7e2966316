import type { ShopSeed } from '../../backend/seed/load';
import type { BackendSettings } from '../../backend/start';
import testFiles from '../../scripts/checks/test-files.json';
import { startPostgres, type PostgresServer, POSTGRES_START } from '../postgres/postgres-server';
import { openShop, type RunningShop } from './running-shop';

/** Starts a backend with a database of its own; settings with a `databaseUrl` open that one again. */
export type OpenShop = (settings?: Partial<BackendSettings>, seed?: ShopSeed) => Promise<RunningShop>;

/**
 * Runs a suite on the embedded file and on PostgreSQL. Without PostgreSQL its half fails with the reason. `npm test` runs that
 * half only of the files in `test-files.json`.
 */
export function onBothDatabases(suite: (open: OpenShop) => void): void {
  describe('on SQLite', () => suite(openShop));
  if (process.env.POSY_TESTS === 'quick' && !isOnPostgresToo()) return;
  describe('on PostgreSQL', () => {
    let server: PostgresServer;
    beforeAll(async () => {
      server = await startPostgres();
    }, POSTGRES_START);
    afterAll(() => server.stop());
    suite(async (settings = {}, seed) => {
      const databaseUrl = settings.databaseUrl ?? (await server.newDatabase());
      return openShop({ ...settings, databaseUrl }, seed);
    });
  });
}

function isOnPostgresToo(): boolean {
  const { testPath = '' } = expect.getState();
  return Object.keys(testFiles.postgres).some((file) => testPath.endsWith(`/tests/${file}`));
}
