/** Finds Redis' server for the suite that needs it, or installs it. Run alone, it prints its path. */
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run.mjs';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of `redis-server`: `$REDIS_SERVER`, or the one on PATH; null if there is none. */
export function findRedis() {
  const chosen = process.env.REDIS_SERVER;
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS];
  return [...(chosen ? [chosen] : []), ...folders.map((folder) => join(folder, 'redis-server'))].find(canRun) ?? null;
}

/** `findRedis`, or else installs it by apt on Debian as root. Null when that fails. */
async function findOrInstallRedis() {
  const found = findRedis();
  if (found || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return found;
  console.error('No Redis found; installing one with apt ...');
  await run('apt-get', ['update', '-qq'], { quiet: true });
  // An unattended upgrade may hold the lock of dpkg for a while.
  const args = ['-o', 'DPkg::Lock::Timeout=120', 'install', '-y', '-qq', '--no-install-recommends', 'redis-server'];
  await run('apt-get', args, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  return findRedis();
}

function canRun(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const path = await findOrInstallRedis();
  if (path) console.log(path);
  else {
    console.error(
      'There is no Redis here. Install it (on Debian: apt install redis-server), or name it in REDIS_SERVER.',
    );
    process.exitCode = 1;
  }
}
