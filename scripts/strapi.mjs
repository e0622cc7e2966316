/**
 * A real Strapi 4 with the shop's entries, on which `npm run test:full` runs the contract of the content service. Its packages are
 * installed on demand, outside the project; its database is compiled from source, which takes minutes, once.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packagesOnDemand } from './packages-on-demand.mjs';
import { inProject } from './project.mjs';
import { runJestSuites } from './checks/run-suites.mjs';

const MANIFEST = {
  name: 'strapi',
  dependencies: {
    '@strapi/strapi': '4.26.2',
    '@strapi/plugin-users-permissions': '4.26.2',
    'better-sqlite3': '12.11.1',
  },
  // Its own sharp fetches a library from elsewhere when it is installed.
  overrides: { sharp: '0.33.5' },
};
const ENTRIES = inProject('backend/content/entries');
const WEDDINGS = inProject('tests/contract/weddings');
const INSTALL_WITHIN_MS = 15 * 60_000;
const START_WITHIN_MS = 120_000;

/** Returns `{ passed, failed, skipped, failures }`. Without the packages it counts one skipped test, and `notice` says why. */
export async function runOnStrapi() {
  const { url, stop, missing } = await startStrapi();
  if (url === undefined) return { passed: 0, failed: 0, skipped: 1, failures: [], notice: `skipped: ${missing}` };
  try {
    const env = { CONTENT_URL: url };
    const { counts, failures } = await runJestSuites(['contract'], { env, files: ['content-service.contract'] });
    return { ...counts.contract, failures };
  } finally {
    await stop();
  }
}

/** Returns `{ url, stop }`, or `{ missing }` with the reason. */
async function startStrapi() {
  const { folder, missing } = await packagesOnDemand(MANIFEST, {
    withinMs: INSTALL_WITHIN_MS,
    compile: ['better-sqlite3'],
    // Without the peers, npm chooses an ajv with which Strapi does not start.
    withPeers: true,
  });
  if (folder === undefined) return { missing };
  const data = mkdtempSync(join(tmpdir(), 'posy-strapi-'));
  const port = await freePort();
  const child = fork(inProject('tests/strapi/program.mjs'), [folder, data, ENTRIES, WEDDINGS, String(port)], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4000)));
  const gone = new Promise((done) => child.once('exit', done));
  const stop = async () => {
    child.kill('SIGKILL');
    await gone;
    rmSync(data, { recursive: true, force: true });
  };
  const late = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
  const isUp = await Promise.race([
    new Promise((done) => child.once('message', () => done(true))),
    gone.then(() => false),
  ]);
  clearTimeout(late);
  if (isUp) return { url: `http://127.0.0.1:${port}/api`, stop };
  await stop();
  throw new Error(`Strapi did not start:\n${said}`);
}

function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}
