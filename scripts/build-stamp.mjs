import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from './project.mjs';

/** What the build is made of. Texts and pictures of the backend are read when they are shown, so they need no build. */
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

/** Changes whenever a build of the sources as they are now would differ. */
export function sourceHash() {
  const hash = createHash('sha256').update(process.version);
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

/** Whether there is a complete build, of whichever sources. */
export function hasBuild() {
  return existsSync(STAMP) && existsSync(inProject('.next', 'BUILD_ID'));
}

/** Whether there is a build of the sources as they are now. */
export function isBuilt() {
  return hasBuild() && readFileSync(STAMP, 'utf8') === sourceHash();
}

export function removeStamp() {
  rmSync(STAMP, { force: true });
}

/** `hash` is taken before the build, so that a file changed meanwhile asks for another one. */
export function writeStamp(hash) {
  mkdirSync(inProject('dist'), { recursive: true });
  writeFileSync(STAMP, hash);
}
