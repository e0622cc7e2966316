import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/** What the build depends on. The backend's texts and pictures are read at run time, so they need no build. */
const SOURCES = [
  'src',
  'server',
  'middleware',
  'backend',
  'public',
  'next.config.js',
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.server.json',
  'package.json',
  'package-lock.json',
];
const NO_SOURCE = /\.(md|avif|test\.tsx?)$/;
const STAMP = inProject('dist', 'build-stamp');

/** A hash of everything the build depends on, of it `NEXT_INTERNALS` (src/next-internals). */
export function sourceHash({ NEXT_INTERNALS = '' } = process.env) {
  const hash = createHash('sha256').update(process.version).update(NEXT_INTERNALS);
  for (const path of SOURCES.flatMap(filesUnder)) hash.update(`\n${path}\n`).update(readFileSync(inProject(path)));
  return hash.digest('hex');
}

function filesUnder(path) {
  if (!existsSync(inProject(path))) return [];
  const found = readdirSyncOrNull(path);
  if (found === null) return [path];
  return found
    .map((entry) => join(path, entry))
    .sort()
    .flatMap(filesUnder)
    .filter((file) => !NO_SOURCE.test(file));
}

function readdirSyncOrNull(path) {
  try {
    return readdirSync(inProject(path));
  } catch {
    return null;
  }
}

/** Whether there is a complete build, of any version of the sources. */
export function hasBuild() {
  return existsSync(STAMP) && existsSync(inProject('.next', 'BUILD_ID'));
}

/** Whether there is a build of the current sources. */
export function isBuilt(env = process.env) {
  return hasBuild() && readFileSync(STAMP, 'utf8') === sourceHash(env);
}

export function removeStamp() {
  rmSync(STAMP, { force: true });
}

/** `hash` is taken before the build, so that a file changed meanwhile causes another one. */
export function writeStamp(hash) {
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(STAMP, hash);
}
