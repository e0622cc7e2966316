/**
 * `npm run dev`: the shop in development. Pages reload by themselves (Next); other programs are compiled at each
 * change, and the backend restarts.
 */
import { existsSync, watch } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { answers } from './ports.mjs';
import { inProject, loadSettings, needNode, PROJECT, tool } from './project.mjs';
import { removeStamp } from './build-stamp.mjs';
import { runNode, stopChildren } from './run.mjs';
import { supervise } from './supervise.mjs';

const SETTLED_MS = 300;

needNode();
loadSettings();
process.chdir(PROJECT);
if (!(await ensureInstalled())) process.exit(1);
// The code compiled here is newer than the built pages.
removeStamp();
const compile = ['-p', 'tsconfig.server.json'];
console.log('Compiling ...');
await runNode(tool('typescript/bin/tsc'), compile);
if (!existsSync(inProject('dist/server/main.js'))) process.exit(1);

const env = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
const onGivenUp = (name) => void stopAll(`${name} does not start.`);
const backend = supervise('The backend', inProject('dist/backend/main.js'), { env, onGivenUp });
const storefront = supervise('The storefront', inProject('dist/server/main.js'), {
  env: { ...env, POSY_DEV: '1' },
  onGivenUp,
});
void runNode(tool('typescript/bin/tsc'), [...compile, '--watch', '--preserveWatchOutput']);
restartOnChange('dist/backend', backend);
restartOnChange('dist/server', storefront);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll());

const port = process.env.PORT ?? '3000';
if (await answers(`http://127.0.0.1:${port}/healthz`, () => false)) {
  backend.wasReady();
  storefront.wasReady();
  console.log(`ready http://localhost:${port} (development)`);
}

function restartOnChange(folder, program) {
  let timer;
  watch(inProject(folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => program.restart(), SETTLED_MS);
  });
}

async function stopAll(trouble) {
  if (trouble) console.error(trouble);
  stopChildren();
  backend.retire();
  await storefront.stop();
  await backend.stop();
  process.exit(trouble ? 1 : 0);
}
