/** The built shop with a new database, for one measurement. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answers, freePort } from '../ports.mjs';
import { startBackendProxy } from './backend-proxy.mjs';
import { hasEnded, start, stop } from './processes.mjs';

/**
 * Runs `work` with a shop and stops it: `url`, `graphql`, both processes, `restartStorefront`, which empties its caches, and
 * with `proxied` the proxy between both; `settings` are added to its own. `project` is the checkout whose build is measured.
 */
export async function withShop(project, work, { proxied = false, settings = {} } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-bench-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const proxy = proxied ? await startBackendProxy(backendPort) : null;
  const url = `http://127.0.0.1:${port}`;
  const behind = `http://127.0.0.1:${proxy?.port ?? backendPort}`;
  const env = {
    ...settingsOf(dataDir, port, backendPort),
    MAGENTO_GRAPHQL_URL: `${behind}/graphql`,
    CONTENT_URL: `${behind}/content`,
    STORAGE_URL: `http://127.0.0.1:${backendPort}`,
    // A slow answer on a busy machine is a figure, not a failure.
    READ_TIMEOUT_MS: '15000',
    ...settings,
  };
  const shop = { url, port, env, proxy, graphql: `http://127.0.0.1:${backendPort}/graphql` };
  const startStorefront = async () => {
    shop.storefront = start([join(project, 'dist/server/main.js')], env, project);
    await untilUp(shop.storefront, `${url}/readyz`);
  };
  try {
    shop.backend = await startBackend(project, env);
    await startStorefront();
    shop.restartStorefront = async () => {
      await stop(shop.storefront);
      await startStorefront();
    };
    return await work(shop);
  } finally {
    if (shop.storefront) await stop(shop.storefront);
    if (shop.backend) await stop(shop.backend);
    proxy?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Environment of a shop; settings of `.env` do not count. */
export function settingsOf(dataDir, port, backendPort) {
  return {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    __NEXT_PROCESSED_ENV: 'true',
    POSY_PARENT_PIPE: '1',
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
  };
}

/** Starts the backend alone and resolves when it answers. */
export async function startBackend(project, env) {
  const backend = start([join(project, 'dist/backend/main.js')], env, project);
  await untilUp(backend, `http://127.0.0.1:${env.BACKEND_PORT}/graphql?query=%7B__typename%7D`);
  return backend;
}

export async function untilUp(child, url, everyMs = 50) {
  if (!(await answers(url, () => hasEnded(child), everyMs))) throw new Error(`${url} does not answer.`);
}
