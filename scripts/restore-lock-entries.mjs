/**
 * Restores packages of other platforms in package-lock.json. npm omits an optional package from the lock if the
 * current registry does not have it (a mirror for one platform, for example), and `npm ci` then fails on other
 * platforms: "Missing: @next/swc-darwin-arm64 from lock file". Runs after each install and never fails one.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { isStarted } from './project.mjs';

const SYSTEMS = ['darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'android', 'openharmony', 'sunos', 'aix'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el', 'wasm32'];

/** Missing entries as `[path, entry]`, for every optional package with an exact version. */
export function missingLockEntries(lock) {
  const packages = lock.packages ?? {};
  const missing = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    for (const [name, range] of Object.entries(entry.optionalDependencies ?? {})) {
      const version = /^[~^=]?(\d+\.\d+\.\d+(?:[-+][\w.-]+)?)$/.exec(range)?.[1];
      if (!version || isThere(packages, path, name)) continue;
      missing.set(`node_modules/${name}`, foreignEntry(name, version, entry));
    }
  }
  return [...missing];
}

/** Resolved like Node: beside the dependant, or in any node_modules above it. */
function isThere(packages, dependant, name) {
  for (let folder = dependant; ; folder = folder.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (folder === '') return false;
  }
}

/** Native packages have system and processor in their names. */
function foreignEntry(name, version, dependant) {
  const words = name.split(/[^a-z0-9]+/);
  const os = SYSTEMS.filter((word) => words.includes(word));
  const cpu = PROCESSORS.filter((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith('musl'))
    ? ['musl']
    : words.some((word) => word.startsWith('gnu'))
      ? ['glibc']
      : [];
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dependant.dev && { dev: true }),
    ...(dependant.devOptional && { devOptional: true }),
    ...(libc.length > 0 && os.includes('linux') && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

function restore(file) {
  const lock = JSON.parse(readFileSync(file, 'utf8'));
  const missing = missingLockEntries(lock);
  if (missing.length === 0) return 0;
  const all = { ...lock.packages, ...Object.fromEntries(missing) };
  lock.packages = Object.fromEntries(Object.entries(all).sort(([one], [other]) => one.localeCompare(other, 'en')));
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
  return missing.length;
}

if (isStarted(import.meta.url)) {
  try {
    const count = restore(new URL('../package-lock.json', import.meta.url));
    if (count > 0) console.log(`package-lock.json: ${count} packages of other platforms put back`);
  } catch (error) {
    console.warn(`package-lock.json was left as it is: ${error.message}`);
  }
}
