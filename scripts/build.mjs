/**
 * `npm run build`: compiles the programs outside Next to dist/ (tsc), and the pages to .next/. Needs no network and
 * no settings.
 */
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compress-files.mjs';
import { removeStamp, sourceHash, writeStamp } from './build-stamp.mjs';
import { inProject, tool } from './project.mjs';
import { runNode, stopChildrenWithUs } from './run.mjs';

export async function build() {
  const hash = sourceHash();
  removeStamp();
  rmSync(inProject('dist'), { recursive: true, force: true });
  const compiled = await runNode(tool('typescript/bin/tsc'), ['-p', 'tsconfig.server.json']);
  if (compiled.code !== 0) return false;
  const pages = await runNode(tool('next/dist/bin/next'), ['build'], {
    env: { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' },
  });
  if (pages.code !== 0) return false;
  await compressFiles(inProject('.next/static'));
  writeStamp(hash);
  return true;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  stopChildrenWithUs();
  process.exitCode = (await build()) ? 0 : 1;
}
