import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../postgres/postgres-server';
import type { OrderDatabase } from './order-database';
import { readOrderRecords, type Query, type Row } from './order-records';

/** Application name of the shop's connections. */
const SHOP = 'posy';
/** ms allowed for crash recovery after a process was killed. */
const MAX_RECOVERY = 60_000;

const TREES = 'FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam';
/** Every index checked against its table by PostgreSQL's amcheck. */
const CHECK_INDEXES = `SELECT bt_index_check(c.oid, true) ${TREES} WHERE a.amname = 'btree' AND c.relpersistence = 'p'`;

/** A PostgreSQL database for this run. */
export async function postgresDatabase(): Promise<OrderDatabase> {
  const server = await startPostgres();
  const url = await server.newDatabase();
  const withClient = async <Value>(work: (query: Query) => Promise<Value>): Promise<Value> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return await work(async (sql) => (await client.query<Record<string, unknown>>(sql)).rows);
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const read = () =>
    withClient(async (query) => {
      // All queries read from one snapshot.
      await query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return readOrderRecords(query);
    });
  const shopsProcesses = (where: string) =>
    withClient((query) => query(`SELECT pid FROM pg_stat_activity WHERE application_name = '${SHOP}' AND ${where}`));
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: url },
    open: () => undefined,
    setStock: (quantity) =>
      withClient(async (query) => {
        for (const [sku, stock] of quantity) await query(`UPDATE products SET stock = ${stock} WHERE sku = '${sku}'`);
      }),
    read,
    inspect: async () => {
      await waitUntilReady(withClient);
      await withClient((query) => query('CREATE EXTENSION IF NOT EXISTS amcheck'));
      const broken: string[] = [];
      await withClient((query) => query(CHECK_INDEXES)).catch((fault: unknown) => broken.push(String(fault)));
      return { records: await read(), broken };
    },
    underWay: async () => (await shopsProcesses('xact_start IS NOT NULL')).length,
    killDatabase: async () => {
      const pids = (await shopsProcesses('true')).map(({ pid }: Row) => Number(pid));
      const [pid] = pids;
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await waitUntilReady(withClient);
    },
    close: () => server.stop(),
  };
}

async function waitUntilReady(
  withClient: (work: (query: Query) => Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const end = performance.now() + MAX_RECOVERY;
  for (;;) {
    try {
      await withClient((query) => query('SELECT 1'));
      return;
    } catch (fault) {
      if (performance.now() > end) throw fault;
      await later(50);
    }
  }
}
