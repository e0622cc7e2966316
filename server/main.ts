import '../src/next-internals/server/react-without-storage';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import next from 'next';
import { boundStandardError } from '../middleware/standard-error';
import { type Config, configWarnings, readConfig } from '../src/composition/settings/config';
import { useBuiltConfig } from '../src/next-internals/server/built-config';
import { directRenderBefore } from '../src/next-internals/server/direct-render';
import { sharedValue } from '../src/next-internals/server/shared-value';
import { askMagento, keepStoresFitting } from './backend-stores';
import { misfitOf } from './other-middleware';
import { onceStarted } from './page-renderer';
import { startPurging } from './purging';
import { backendStarted } from './readiness';
import { startFrontServer } from './start';
import { stopWithParent } from './parent-pipe';

/** dist/server/main.js is two folders below the project root, where Next finds its build. */
const PROJECT = resolve(__dirname, '../..');
const FOLDERS = {
  publicFolder: resolve(PROJECT, 'public'),
  staticFolder: resolve(PROJECT, '.next/static'),
  workerFolder: resolve(PROJECT, 'dist/offline'),
};
const FORCE_EXIT_MS = 18_000;

async function main(): Promise<void> {
  boundStandardError();
  const reading = readConfig(process.env);
  if (!reading.ok) return giveUp(reading.faults);
  const stores = sharedStores(reading.value);
  const config: Config = { ...reading.value, stores };
  const misfit = await misfitOf(config);
  if (misfit !== null) return giveUp([misfit]);
  for (const warning of configWarnings(config)) console.error(`warning: ${warning}`);
  const dev = process.env.POSY_DEV === '1';
  if (!dev) useBuiltConfig(PROJECT);
  // Next would attach its own upgrade listener to our server; it gets a server that never listens.
  const shop = next({ dev, dir: PROJECT, httpServer: createServer(), hostname: 'localhost', port: config.port });
  await shop.prepare();
  const report = reporter(config);
  const stopped = new AbortController();
  const started = backendKnown(config, stores, stopped.signal);
  const frontServer = await startFrontServer(
    dev ? withoutCache(config) : config,
    onceStarted(started, directRenderBefore(shop.getRequestHandler())),
    {
      now: () => performance.now(),
      report,
      ...(dev ? { development: { upgrade: shop.getUpgradeHandler() } } : FOLDERS),
    },
  );
  const purging = started.then(() =>
    startPurging(config, frontServer.purge, (error) =>
      report('Redis is unreachable: changes are not told to other instances', '', error),
    ),
  );
  const stop = () => {
    if (stopped.signal.aborted) return;
    stopped.abort();
    void purging.then((stopPurging) => stopPurging());
    // Next's hot-reload connections never end; in production nothing outlasts the drain timeout.
    setTimeout(() => process.exit(0), dev ? 500 : FORCE_EXIT_MS).unref();
    frontServer
      .drain()
      .then(() => shop.close())
      .then(
        () => process.exit(0),
        () => process.exit(1),
      );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  stopWithParent(process.env, process.stdin, stop);
  console.log(`storefront listens on ${config.host ?? 'every address'}, port ${config.port}`);
}

function giveUp(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  process.exitCode = 1;
}

/** A list of stores that the shop reads too, and which becomes what the backend has. */
function sharedStores(config: Config): Config['stores'][number][] {
  const stores = [...config.stores];
  sharedValue<Config['stores']>('stores').set(stores);
  return stores;
}

/** Resolves when the backend has started and has said which stores it has, or does not answer. Of another program nothing is asked. */
async function backendKnown(
  { commerce, magentoGraphqlUrl, middlewareUrl }: Config,
  stores: Config['stores'][number][],
  stopping: AbortSignal,
): Promise<void> {
  if (commerce === 'memory' || middlewareUrl !== null) return;
  await backendStarted(magentoGraphqlUrl, stopping);
  const report = (fault: string) => console.error(`warning: ${fault}`);
  await keepStoresFitting(stores, askMagento(magentoGraphqlUrl), report, stopping);
}

/** Caches no page, for development. */
function withoutCache(config: Config): Config {
  return { ...config, pageCache: { maxBytes: 0, maxEntries: 0 } };
}

/** One line of JSON a failure, like the storefront's own log. */
function reporter({ logLevel }: Config): (message: string, reference: string, error: unknown) => void {
  return (message, id, error) => {
    const cause = error instanceof Error ? error.stack : undefined;
    if (logLevel !== 'silent') console.error(JSON.stringify({ level: 'error', message, id, cause }));
  };
}

main().catch((error: unknown) => {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(taken ? `The port is in use by another program: ${error.message}` : error);
  process.exit(1);
});
