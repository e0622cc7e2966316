/** Finds Redis' server for the suite that needs it, or installs it. Run alone, it prints its path. */
import { delimiter, join } from 'node:path';
import { installByApt, isProgram } from './run.mjs';
import { isStarted } from './project.mjs';

const FOLDERS = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'];

/** Path of `redis-server`: `$REDIS_SERVER`, or the one on PATH; null if there is none. */
export function findRedis() {
  const chosen = process.env.REDIS_SERVER;
  const folders = [...(process.env.PATH ?? '').split(delimiter).filter(Boolean), ...FOLDERS];
  return (
    [...(chosen ? [chosen] : []), ...folders.map((folder) => join(folder, 'redis-server'))].find(isProgram) ?? null
  );
}

/** `findRedis`, or else installs it by apt on Debian as root. Null when that fails. */
async function findOrInstallRedis() {
  return findRedis() ?? ((await installByApt(['redis-server'], 'Redis')) ? findRedis() : null);
}

if (isStarted(import.meta.url)) {
  const path = await findOrInstallRedis();
  if (path) console.log(path);
  else {
    console.error(
      'There is no Redis here. Install it (on Debian: apt install redis-server), or name it in REDIS_SERVER.',
    );
    process.exitCode = 1;
  }
}
