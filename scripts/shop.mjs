/** `npm run shop`: installs and builds what is missing, starts the whole shop, and stops all of it at one Ctrl-C. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { answers, isFree } from './ports.mjs';
import { inProject, loadSettings, needNode, PROJECT } from './project.mjs';
import { supervise } from './supervise.mjs';

/** How soon we notice that npm is gone. */
const PARENT_LOOK_MS = 250;

needNode();
loadSettings();
process.chdir(PROJECT);

// Nobody should wait for an install and a build to hear of it. The settings are read in full only by compiled code.
await needPorts(portAsked(process.env.PORT, 3000), portAsked(process.env.BACKEND_PORT, 4000));
if (!(await ensureInstalled())) process.exit(1);
if (!isBuilt()) {
  console.log('Building the shop; this takes about half a minute ...');
  if (!(await build())) process.exit(1);
}

const compiled = (path) => createRequire(import.meta.url)(inProject('dist', path));
const { readConfig } = compiled('src/composition/settings/config.js');
const reading = readConfig({ ...process.env, NODE_ENV: 'production' });
if (!reading.ok) {
  for (const fault of reading.faults) console.error(fault);
  process.exit(1);
}
const config = reading.value;
await needPorts(config.port, config.backendPort);

let stopping = false;
// The backend writes the site's address into mails, so both must mean the same one.
const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SITE_URL: config.siteUrl };
const onGivenUp = (name) => {
  console.error(`${name} does not start; its words stand above.`);
  void stopAll(1);
};
const backend = supervise('The backend', inProject('dist/backend/main.js'), { env, onGivenUp });
const storefront = supervise('The storefront', inProject('dist/server/main.js'), { env, onGivenUp });

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));
stopWithNpm();

const up = await Promise.all([
  answers(`http://127.0.0.1:${config.backendPort}/graphql?query=%7B__typename%7D`, () => stopping),
  answers(`http://127.0.0.1:${config.port}/healthz`, () => stopping),
]);
if (up.every(Boolean)) {
  backend.wasReady();
  storefront.wasReady();
  reportReady();
}

/** What is no port is told with all the other faults of the settings, later. */
function portAsked(text, usual) {
  return /^\d{1,5}$/.test(text ?? '') && Number(text) < 65_536 ? Number(text) : usual;
}

async function needPorts(port, backendPort) {
  const taken = [];
  if (!(await isFree(port, true)))
    taken.push(`Port ${port} is in use; choose another one for the storefront: PORT=3001 npm run shop`);
  if (!(await isFree(backendPort)))
    taken.push(`Port ${backendPort} is in use; choose another one for the backend: BACKEND_PORT=4001 npm run shop`);
  if (taken.length === 0) return;
  for (const sentence of taken) console.error(sentence);
  process.exit(1);
}

function reportReady() {
  const mails =
    config.smtpUrl === null ? `mails are written to ${resolve(config.dataDir, 'outbox')}` : 'mails go to SMTP_URL';
  console.log(`ready http://localhost:${config.port}`);
  const { COUPONS } = compiled('backend/seed/shop/coupons.js');
  console.log(`Coupon to try: ${COUPONS[0].code}; ${mails}; orders: npm run florist -- orders. Ctrl-C stops the shop.`);
}

/** A signal to npm ends npm and its shell, and neither tells us: whoever stops `npm run shop` means the shop. */
function stopWithNpm() {
  if (process.env.npm_lifecycle_event !== 'shop') return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    void stopAll(0);
  }, PARENT_LOOK_MS);
  watch.unref();
}

/** The storefront goes first, so that what it has under way still finds the backend. */
async function stopAll(code) {
  if (stopping) return;
  stopping = true;
  backend.retire();
  await storefront.stop();
  await backend.stop();
  process.exit(code);
}
