import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Rights of the group and of other users. */
const OTHERS = 0o077;
const OWNER_FOLDER = 0o700;
const OWNER_FILE = 0o600;

/**
 * Creates a data folder. From now on this process creates files that only their owner may open; the database and the
 * folder of emails become so as well if an earlier version left them readable.
 */
export function keepFilesPrivate(dataDir: string): void {
  process.umask(OTHERS);
  mkdirSync(dataDir, { recursive: true });
  const rights = { 'posy.db': OWNER_FILE, 'posy.db-wal': OWNER_FILE, 'posy.db-shm': OWNER_FILE, outbox: OWNER_FOLDER };
  for (const [name, mode] of Object.entries(rights)) {
    if (existsSync(join(dataDir, name))) chmodSync(join(dataDir, name), mode);
  }
}
