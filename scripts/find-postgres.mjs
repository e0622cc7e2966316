/** Finds PostgreSQL's programs for the suites that need it, or installs them. Run alone, it prints their folder. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installByApt, isProgram } from './run.mjs';
import { isStarted } from './project.mjs';

const PROGRAMS = ['initdb', 'postgres'];
/** Folders for each version on Debian, Fedora and Homebrew. */
const SHELVES = ['/usr/lib/postgresql', '/usr', '/opt/homebrew/opt', '/usr/local/opt'];

/**
 * Folder of `initdb` and `postgres`: `$POSTGRES_BIN`, the newest installed one, or the one on PATH; null if there is
 * none.
 */
export function findPostgres() {
  const chosen = process.env.POSTGRES_BIN;
  if (chosen) {
    if (hasPrograms(chosen)) return chosen;
    console.error(`POSTGRES_BIN holds no initdb and postgres: ${chosen}`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return [...SHELVES.flatMap(versionsOn), ...folders].find(hasPrograms) ?? null;
}

/** `findPostgres`, or else installs it by apt on Debian as root. Null when that fails. */
export async function findOrInstallPostgres() {
  return findPostgres() ?? ((await installByApt(['postgresql'], 'PostgreSQL')) ? findPostgres() : null);
}

/** `15/bin` before `13/bin`, `postgresql@16/bin` likewise. */
function versionsOn(shelf) {
  if (!existsSync(shelf)) return [];
  const version = (name) => Number(/(\d+)$/.exec(name)?.[1]);
  return readdirSync(shelf)
    .filter((name) => /^(\d+|postgresql@\d+|pgsql-\d+)$/.test(name))
    .sort((one, other) => version(other) - version(one))
    .map((name) => join(shelf, name, 'bin'));
}

function hasPrograms(folder) {
  return PROGRAMS.every((program) => isProgram(join(folder, program)));
}

if (isStarted(import.meta.url)) {
  const folder = await findOrInstallPostgres();
  if (folder) console.log(folder);
  else {
    console.error(
      'There is no PostgreSQL here. Install it (on Debian: apt install postgresql), or name its folder in POSTGRES_BIN.',
    );
    process.exitCode = 1;
  }
}
