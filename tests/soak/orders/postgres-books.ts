import { setTimeout as later } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../postgres/postgres-server';
import type { BookKeeping } from './book-keeping';
import { readBooks, type Ask, type Row } from './books';

/** As the shop calls itself to the server. */
const SHOP = 'posy';
/** ms that a server may take to mend itself after one of its processes was killed. */
const MAX_RECOVERY = 60_000;

const TREES = 'FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_am a ON a.oid = c.relam';
/** Every index of a tree and the rows it stands for, as PostgreSQL's own checker sees them. */
const CHECK_INDEXES = `SELECT bt_index_check(c.oid, true) ${TREES} WHERE a.amname = 'btree' AND c.relpersistence = 'p'`;

/** A PostgreSQL of the trial's own. */
export async function postgresBooks(): Promise<BookKeeping> {
  const server = await startPostgres();
  const url = await server.newDatabase();
  const withClient = async <Answer>(work: (ask: Ask) => Promise<Answer>): Promise<Answer> => {
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
    withClient(async (ask) => {
      // All answers are from one moment.
      await ask('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
      return readBooks(ask);
    });
  const shopsProcesses = (where: string) =>
    withClient((ask) => ask(`SELECT pid FROM pg_stat_activity WHERE application_name = '${SHOP}' AND ${where}`));
  return {
    name: 'PostgreSQL',
    settings: { DATABASE_URL: url },
    open: () => undefined,
    setStock: (pieces) =>
      withClient(async (ask) => {
        for (const [sku, stock] of pieces) await ask(`UPDATE products SET stock = ${stock} WHERE sku = '${sku}'`);
      }),
    read,
    inspect: async () => {
      await untilItAnswers(withClient);
      await withClient((ask) => ask('CREATE EXTENSION IF NOT EXISTS amcheck'));
      const broken: string[] = [];
      await withClient((ask) => ask(CHECK_INDEXES)).catch((fault: unknown) => broken.push(String(fault)));
      return { books: await read(), broken };
    },
    underWay: async () => (await shopsProcesses('xact_start IS NOT NULL')).length,
    killDatabase: async () => {
      const pids = (await shopsProcesses('true')).map(({ pid }: Row) => Number(pid));
      const [pid] = pids;
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
      await untilItAnswers(withClient);
    },
    close: () => server.stop(),
  };
}

async function untilItAnswers(withClient: (work: (ask: Ask) => Promise<unknown>) => Promise<unknown>): Promise<void> {
  const end = performance.now() + MAX_RECOVERY;
  for (;;) {
    try {
      await withClient((ask) => ask('SELECT 1'));
      return;
    } catch (fault) {
      if (performance.now() > end) throw fault;
      await later(50);
    }
  }
}
