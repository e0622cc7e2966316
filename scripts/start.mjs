/**
 * `npm start`: starts the built backend and storefront, and stops both on Ctrl-C. It installs and builds nothing, so
 * it needs no development packages.
 */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { hasBuild } from './build-stamp.mjs';
import { commerceFault } from './commerce-probe.mjs';
import { answers, isFree } from './ports.mjs';
import { inProject, isStarted, loadSettings, needNode, PROJECT } from './project.mjs';
import { supervise } from './supervise.mjs';

/** How often to check whether npm has exited. */
const PARENT_POLL_MS = 250;

const SCRIPT = process.env.npm_lifecycle_event === 'start' ? 'npm start' : 'npm run shop';

/** Runs until stopped. The settings of `.env` must be loaded. */
export async function start() {
  const config = readConfig();
  // Read before anything is started: an error here must leave no process behind.
  const { COUPONS } = compiled('backend/seed/shop/stores.js');
  await requirePorts(config.port, config.backendPort);
  let stopping = false;
  // The backend puts the site's URL into emails, so both programs get the same one.
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', SITE_URL: config.siteUrl };
  const onGivenUp = (name) => {
    console.error(`${name} does not start; see its output above.`);
    void stopAll(1);
  };
  const backend = supervise('The backend', inProject('dist/backend/main.js'), { env, onGivenUp });
  // At the same time: it listens, and its first page waits for the backend.
  const storefront = supervise('The storefront', inProject('dist/server/main.js'), { env, onGivenUp });

  /** The storefront stops first, so that its pending requests can still reach the backend. */
  async function stopAll(code) {
    if (stopping) return;
    stopping = true;
    backend.retire();
    storefront.retire();
    await storefront.stop();
    await backend.stop();
    process.exit(code);
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stopAll(0));
  stopWithNpm(() => void stopAll(0));

  const backendUrl = `http://127.0.0.1:${config.backendPort}/graphql?query=%7B__typename%7D`;
  if (!(await answers(backendUrl, () => stopping)) || stopping) return;
  backend.wasReady();
  if (!(await answers(`http://${localHost(config)}:${config.port}/healthz`, () => stopping))) return;
  storefront.wasReady();
  await reportReady(config, COUPONS[0].code);
}

/** Exits with one line for each port that is in use. */
export async function requirePorts(port, backendPort) {
  const inUse = [];
  if (!(await isFree(port, true)))
    inUse.push(`Port ${port} is in use; choose another one for the storefront: PORT=3001 ${SCRIPT}`);
  if (!(await isFree(backendPort)))
    inUse.push(`Port ${backendPort} is in use; choose another one for the backend: BACKEND_PORT=4001 ${SCRIPT}`);
  if (inUse.length === 0) return;
  for (const message of inUse) console.error(message);
  process.exit(1);
}

/** The host by which this machine reaches the storefront. */
function localHost({ host }) {
  if (host === null || host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

const compiled = (path) => createRequire(import.meta.url)(inProject('dist', path));

/** The settings of the storefront, if those of the backend are right too. Only compiled code can read all settings. */
function readConfig() {
  const env = { ...process.env, NODE_ENV: 'production' };
  const config = compiled('src/composition/settings/config.js').readConfig(env);
  const settings = compiled('backend/settings/settings.js').readSettings(env);
  if (config.ok && settings.ok) return config.value;
  for (const fault of faultsOfBoth(config.faults ?? [], settings.faults ?? [])) console.error(fault);
  process.exit(1);
}

/** Each fault begins with the name of its setting; what both programs read is named once. */
function faultsOfBoth(storefront, backend) {
  const nameOf = (fault) => /^[A-Z0-9_]+/.exec(fault)?.[0];
  const named = new Set(storefront.map(nameOf));
  return [...storefront, ...backend.filter((fault) => !named.has(nameOf(fault)))];
}

/** Whether the commerce of the storefront is the backend started here; only that has the demo's coupon and orders. */
function isEmbedded({ commerce, magentoGraphqlUrl, middlewareUrl, backendPort }) {
  const { port, hostname, pathname } = new URL(magentoGraphqlUrl);
  const isOwn =
    ['127.0.0.1', 'localhost'].includes(hostname) && port === String(backendPort) && pathname === '/graphql';
  return commerce === 'magento' && middlewareUrl === null && isOwn;
}

/** What the settings name and the backend does not have. */
async function storeFaults({ stores, magentoGraphqlUrl }) {
  const { askMagento, fittingStores } = compiled('server/backend-stores.js');
  const { faults } = await fittingStores(stores, askMagento(magentoGraphqlUrl));
  return faults;
}

async function reportReady(config, coupon) {
  if (!isEmbedded(config)) {
    const asksUrl = config.commerce === 'magento' && config.middlewareUrl === null;
    const fault = asksUrl ? await commerceFault(config.magentoGraphqlUrl) : null;
    if (fault !== null) console.log(fault);
    const faults = asksUrl && fault === null ? await storeFaults(config) : [];
    // The storefront has named them.
    const state = faults.length === 0 ? 'ready' : 'The shop runs without what the backend does not have:';
    console.log(`${state} http://localhost:${config.port}`);
    return;
  }
  const emails =
    config.smtpUrl === null ? `mails are written to ${resolve(config.dataDir, 'outbox')}` : 'mails go to SMTP_URL';
  console.log(`ready http://localhost:${config.port}`);
  console.log(`Coupon to try: ${coupon}; ${emails}; orders: npm run florist -- orders. Ctrl-C stops the shop.`);
}

/** A signal to npm ends npm and its shell without reaching this process, so the shell's process is polled. */
function stopWithNpm(stop) {
  if (!['shop', 'start'].includes(process.env.npm_lifecycle_event)) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, PARENT_POLL_MS);
  watch.unref();
}

if (isStarted(import.meta.url)) {
  needNode();
  loadSettings();
  process.chdir(PROJECT);
  if (!hasBuild()) {
    console.error('There is no production build: run npm run build first, or npm run shop, which builds and starts.');
    process.exit(1);
  }
  await start();
}
