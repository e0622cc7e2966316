import { randomUUID } from 'node:crypto';
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import pg from 'pg';

const ROOT = resolve(__dirname, '../..');
const USER = 'posy';
/** ms until the server must accept a query. */
const MAX_START = 30_000;
/** ms, including the installation where it is missing. */
export const POSTGRES_START = 180_000;

/** Setting with the URL of the server that all test files of a run share (shared-postgres.ts), up to the database's name. */
export const SHARED_POSTGRES = 'POSY_SHARED_POSTGRES';

/**
 * Runs PostgreSQL until standard input ends, which it does however the test process ends, then removes the folder.
 * Background processes of a shell read from nowhere: the pipe goes by descriptor 3.
 */
const SUPERVISOR = `
exec 3<&0
folder=$1; shift
"$@" 3<&- &
server=$!
{ read -r _ <&3; kill -INT "$server"; } 3<&3 &
reader=$!
wait "$server"
kill "$reader" 2>/dev/null
rm -rf -- "$folder"
`;

/** A PostgreSQL server for tests, with a temporary data folder. */
export interface PostgresServer {
  /** Up to the name of a database. */
  readonly url: string;
  /** Creates an empty database; returns its URL. */
  newDatabase(): Promise<string>;
  /** Stops the server, unless other test files use it. */
  stop(): Promise<void>;
}

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL refuses to run as root: uses the user of Debian's package, or `nobody`. */
function ownerOfServer(): Owner {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (which: string) => Number(execFileSync('id', [which, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      continue;
    }
  }
  throw new Error('There is no user that PostgreSQL could run as.');
}

/**
 * The folder of PostgreSQL's programs. Throws when it is neither found nor installable, so that the suite fails instead
 * of being skipped.
 */
function folderOfPrograms(): string {
  const script = join(ROOT, 'scripts/find-postgres.mjs');
  return execFileSync(process.execPath, [script], { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
    .trim()
    .split('\n')
    .at(-1) as string;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

async function query(url: string, question: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  // An unhandled error of a closed client would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(question);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilItAnswers(url: string, server: ChildProcess, said: () => string): Promise<void> {
  const end = Date.now() + MAX_START;
  for (;;) {
    try {
      return await query(url, 'SELECT 1');
    } catch (fault) {
      if (server.exitCode !== null || Date.now() > end) {
        throw new Error(`PostgreSQL did not start: ${said()}`, { cause: fault });
      }
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}

/** The server of this run of Jest; elsewhere, and if there is none, one of its own. */
export async function startPostgres(): Promise<PostgresServer> {
  const url = process.env[SHARED_POSTGRES];
  if (url === undefined) return startOwnPostgres();
  return { url, newDatabase: () => createDatabase(url), stop: async () => undefined };
}

async function createDatabase(url: string): Promise<string> {
  const name = `shop_${randomUUID().replaceAll('-', '')}`;
  await query(`${url}postgres`, `CREATE DATABASE ${name}`);
  return `${url}${name}`;
}

/** Starts a server on a free port. Without fsync, because its data is temporary. */
export async function startOwnPostgres(): Promise<PostgresServer> {
  const programs = folderOfPrograms();
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'posy-postgres-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const settings = ['--auth=trust', `--username=${USER}`, '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...settings, '-D', data], { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const options = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
    'fsync=off',
    'max_connections=200',
  ];
  const command = [join(programs, 'postgres'), '-D', data, '-p', String(port)];
  const server = spawn(
    'sh',
    ['-c', SUPERVISOR, 'sh', folder, ...command, ...options.flatMap((option) => ['-c', option])],
    // Detached: Ctrl+C reaches the test process alone.
    { ...owner, cwd: folder, detached: true, stdio: ['pipe', 'ignore', 'pipe'] },
  );
  let said = '';
  server.stderr.on('data', (chunk: Buffer) => (said = `${said}${chunk.toString()}`.slice(-2_000)));
  const url = `postgres://${USER}@127.0.0.1:${port}/`;
  await untilItAnswers(`${url}postgres`, server, () => said);
  return {
    url,
    newDatabase: () => createDatabase(url),
    stop: async () => {
      const gone = new Promise((exit) => server.once('exit', exit));
      server.stdin.end();
      await gone;
    },
  };
}
