import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { OrderDatabase } from './order-database';
import { readOrderRecords, type Query, type Row } from './order-records';

/** The embedded database of the data folder. */
export function sqliteDatabase(): OrderDatabase {
  let file = '';
  return {
    name: 'SQLite',
    settings: {},
    open: (dataDir) => {
      file = join(dataDir, 'posy.db');
    },
    setStock: async (quantity) => {
      const admin = new Database(file, { timeout: 5_000 });
      const write = admin.prepare('UPDATE products SET stock = ? WHERE sku = ?');
      for (const [sku, stock] of quantity) write.run(stock, sku);
      admin.close();
    },
    read: async () => {
      const database = new Database(file, { readonly: true, timeout: 5_000 });
      try {
        database.exec('BEGIN');
        return await readOrderRecords(queryOf(database));
      } finally {
        database.close();
      }
    },
    // A copy is read, so that the next start finds the file exactly as the kill left it.
    inspect: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'posy-records-'));
      const copy = join(folder, 'posy.db');
      for (const part of ['', '-wal']) if (existsSync(file + part)) copyFileSync(file + part, copy + part);
      const database = new Database(copy);
      try {
        const query = queryOf(database);
        const [whole] = await query('PRAGMA integrity_check');
        const text = String(Object.values(whole ?? {})[0]);
        const orphans = await query('PRAGMA foreign_key_check');
        const broken = [...(text === 'ok' ? [] : [text]), ...orphans.map((row) => `orphan: ${JSON.stringify(row)}`)];
        return { records: await readOrderRecords(query), broken };
      } finally {
        database.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: async () => undefined,
  };
}

const queryOf =
  (database: Database.Database): Query =>
  async (sql) =>
    database.prepare(sql).all() as readonly Row[];
