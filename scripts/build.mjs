/**
 * `npm run build`: bundles the programs outside Next to dist/, the pages to .next/, and the service worker to
 * dist/offline/. Needs no network and no settings. Types are checked by `npm run check`.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { bundleOffline } from './build/bundle-offline.mjs';
import { bundlePrograms } from './build/bundle-programs.mjs';
import { compressFiles } from './build/compress-files.mjs';
import { removeStamp, sourceHash, writeStamp } from './build-stamp.mjs';
import { inProject, isStarted, tool } from './project.mjs';
import { runNode, stopChildrenWithUs } from './run.mjs';

/** `NEXT_INTERNALS=off`: without what src/next-internals has. */
export async function build({ NEXT_INTERNALS = '' } = process.env) {
  const hash = sourceHash({ NEXT_INTERNALS });
  removeStamp();
  rmSync(inProject('dist'), { recursive: true, force: true });
  const release = hash.slice(0, 16);
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', POSY_RELEASE: release, NEXT_INTERNALS };
  await bundlePrograms(inProject('dist'));
  const pages = await runNode(tool('next/dist/bin/next'), ['build'], { env });
  if (pages.code !== 0) return false;
  hintLargeChunks(inProject('.next/static/chunks'));
  await bundleOffline(inProject('dist/offline'), release);
  for (const folder of ['.next/static', 'dist/offline']) await compressFiles(inProject(folder));
  writeStamp(hash);
  return true;
}

/** Size of a chunk, characters, from which it is hinted: the one with react-dom. */
const LARGE_CHUNK = 150_000;

/**
 * Asks browsers that know the hint to compile a whole chunk while it arrives, outside of the main thread, instead of each
 * function when it is first called. For small chunks it costs as much as it saves.
 */
function hintLargeChunks(folder) {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    if (text.length > LARGE_CHUNK) writeFileSync(`${folder}/${name}`, `//# allFunctionsCalledOnLoad\n${text}`);
  }
}

if (isStarted(import.meta.url)) {
  stopChildrenWithUs();
  process.exitCode = (await build()) ? 0 : 1;
}
