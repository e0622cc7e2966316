import Database from 'libsql';
import pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;

/** Rows of a shop's database of either kind. Values are `?` in the text. */
export interface StoredRows {
  all(text: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  run(text: string, values?: readonly unknown[]): Promise<void>;
  close(): Promise<void>;
}

export function rowsInFile(file: string): StoredRows {
  const database = new Database(file);
  return {
    all: async (text, values = []) => database.prepare(text).all(...values) as readonly Row[],
    run: async (text, values = []) => void database.prepare(text).run(...values),
    close: async () => void database.close(),
  };
}

export function rowsInPostgres(url: string): StoredRows {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => undefined);
  const ask = async (text: string, values: readonly unknown[]): Promise<readonly Row[]> => {
    let place = 0;
    const { rows } = await pool.query<Row>(
      text.replace(/\?/g, () => `$${(place += 1)}`),
      [...values],
    );
    return rows;
  };
  return {
    all: (text, values = []) => ask(text, values),
    run: async (text, values = []) => void (await ask(text, values)),
    close: () => pool.end(),
  };
}
