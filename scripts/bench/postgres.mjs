/** A PostgreSQL server with a temporary data folder, for measurements. */
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findOrInstallPostgres } from '../find-postgres.mjs';
import { freePort } from '../ports.mjs';

/** ms of one tick of the kernel's process times. */
const TICK = 10;
const MAX_TRIES = 200;

/** PostgreSQL refuses to run as root: uses the user of Debian's package. */
function ownerOfServer() {
  if (process.getuid?.() !== 0) return {};
  const id = (which) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Starts a server on a free port. */
export async function openPostgres() {
  const programs = await findOrInstallPostgres();
  if (programs === null) throw new Error('There is no PostgreSQL here.');
  const owner = ownerOfServer();
  const folder = mkdtempSync(join(tmpdir(), 'posy-bench-postgres-'));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const settings = ['--auth=trust', '--username=posy', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'];
  execFileSync(join(programs, 'initdb'), [...settings, '-D', data], { ...owner, cwd: folder, stdio: 'pipe' });
  const port = await freePort();
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', `unix_socket_directories=${folder}`],
    { ...owner, cwd: folder, stdio: 'ignore' },
  );
  const urlOf = (name) => `postgres://posy@127.0.0.1:${port}/${name}`;
  await untilReady(urlOf('postgres'));
  return {
    pid: server.pid,
    newDatabase: async (name) => {
      await query(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    stop: async () => {
      const ended = new Promise((done) => server.once('exit', done));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** ms of processor time of a server's processes so far; 0 without a server or where the system does not report it. */
export function processorMsOf(server) {
  if (server === null) return 0;
  try {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const ticks = pids.map((pid) => readTimes(pid)).filter(({ parent, pid }) => [parent, pid].includes(server.pid));
    return ticks.reduce((sum, { pid, own, ended }) => sum + own + (pid === server.pid ? ended : 0), 0) * TICK;
  } catch {
    return 0;
  }
}

/** `ended`: of its children that have ended, such as closed connections. */
function readTimes(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const [own, ended] = [11, 13].map((at) => Number(fields[at]) + Number(fields[at + 1]));
    return { pid: Number(pid), parent: Number(fields[1]), own, ended };
  } catch {
    return { pid: 0, parent: 0, own: 0, ended: 0 };
  }
}

async function query(connectionString, text) {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query(text);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilReady(url) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await query(url, 'SELECT 1');
    } catch (fault) {
      if (tries === MAX_TRIES) throw fault;
      await new Promise((again) => setTimeout(again, 50));
    }
  }
}
