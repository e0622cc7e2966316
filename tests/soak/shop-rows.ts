import { join } from 'node:path';
import Database from 'libsql';
import pg from 'pg';

/** Rows of a shop: in the embedded database of its data folder, or in PostgreSQL. */
export interface RowsLocation {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

export type Row = Readonly<Record<string, unknown>>;

/** Runs a query with its values inlined. */
export type QueryRows = (sql: string) => Promise<readonly Row[]>;

/** Names of all tables. */
export async function tablesOf(place: RowsLocation, query: QueryRows): Promise<readonly string[]> {
  const rows = await query(
    place.databaseUrl === null
      ? `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      : `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  );
  return rows.map(({ name }) => String(name)).sort();
}

/** Reads rows directly and changes none. */
export async function withRows<Value>(
  { dataDir, databaseUrl }: RowsLocation,
  work: (query: QueryRows) => Promise<Value>,
): Promise<Value> {
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
