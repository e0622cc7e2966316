import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'libsql';
import type { BookKeeping } from './book-keeping';
import { readBooks, type Ask, type Row } from './books';

/** The embedded file of the data folder. */
export function sqliteBooks(): BookKeeping {
  let file = '';
  return {
    name: 'SQLite',
    settings: {},
    open: (dataDir) => {
      file = join(dataDir, 'posy.db');
    },
    setStock: async (pieces) => {
      const admin = new Database(file, { timeout: 5_000 });
      const write = admin.prepare('UPDATE products SET stock = ? WHERE sku = ?');
      for (const [sku, stock] of pieces) write.run(stock, sku);
      admin.close();
    },
    read: async () => {
      const database = new Database(file, { readonly: true, timeout: 5_000 });
      try {
        database.exec('BEGIN');
        return await readBooks(asker(database));
      } finally {
        database.close();
      }
    },
    // A copy is looked at: the file itself is found by the next start exactly as the kill left it.
    inspect: async () => {
      const folder = mkdtempSync(join(tmpdir(), 'posy-books-'));
      const copy = join(folder, 'posy.db');
      for (const part of ['', '-wal']) if (existsSync(file + part)) copyFileSync(file + part, copy + part);
      const database = new Database(copy);
      try {
        const ask = asker(database);
        const [whole] = await ask('PRAGMA integrity_check');
        const said = String(Object.values(whole ?? {})[0]);
        const orphans = await ask('PRAGMA foreign_key_check');
        const broken = [...(said === 'ok' ? [] : [said]), ...orphans.map((row) => `orphan: ${JSON.stringify(row)}`)];
        return { books: await readBooks(ask), broken };
      } finally {
        database.close();
        rmSync(folder, { recursive: true, force: true });
      }
    },
    close: async () => undefined,
  };
}

const asker =
  (database: Database.Database): Ask =>
  async (sql) =>
    database.prepare(sql).all() as readonly Row[];
