import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';

/** Where a shop keeps its rows: in the embedded file of its data folder, or in a PostgreSQL. */
export interface RowsPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

export type Row = Readonly<Record<string, unknown>>;

/** Asks a question whose values stand in it. */
export type AskRows = (sql: string) => Promise<readonly Row[]>;

/** The names of all tables of the shop. */
export async function tablesOf(place: RowsPlace, ask: AskRows): Promise<readonly string[]> {
  const rows = await ask(
    place.databaseUrl === null
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => String(name)).sort();
}

/** Reads a shop's rows beside the shop, and changes none. */
export async function withRows<Answer>(
  { dataDir, databaseUrl }: RowsPlace,
  work: (ask: AskRows) => Promise<Answer>,
): Promise<Answer> {
  if (databaseUrl === null) {
    const database = new Database(join(dataDir, 'posy.db'), { readonly: true, timeout: 5_000 });
    try {
      return await work(async (sql) => database.prepare(sql).all() as Row[]);
    } finally {
      database.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await work(async (sql) => (await client.query<Row>(sql)).rows);
  } finally {
    await client.end();
  }
}
