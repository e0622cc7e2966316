/**
 * The shop as in production: the built backend and storefront as processes on free ports with their own database.
 * Playwright starts one for all journeys (the default export); a journey that disturbs the backend starts its own with
 * `startStack`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type FaultProxy, startFaultProxy } from './fault-proxy';
import { twoFreePorts } from './free-ports';

const PROJECT = resolve(__dirname, '../..');
/** The first start fills a new database, on a machine busy with other tests. */
const READY_WITHIN_MS = 120_000;
const STOP_WITHIN_MS = 20_000;

export interface Stack {
  /** `http://localhost:3000`, without a trailing slash. */
  readonly baseUrl: string;
  /** Database, e-mails and logs of this stack. */
  readonly dataDir: string;
  readonly backend: {
    /** URL that bypasses the fault proxy. */
    readonly url: string;
    /** kill -9; resolves when the process is gone. */
    kill(): Promise<void>;
    /** Restarts it on the same port and data; resolves when it responds. */
    start(): Promise<void>;
    delay: FaultProxy['delay'];
    loseResponses: FaultProxy['loseResponses'];
  };
  /** Ids of the running processes. */
  pids(): { readonly backend: number; readonly storefront: number };
  /** Restarts both with the clock standing at another instant (`2026-10-07T12:05:00Z`). */
  restartAt(instant: string): Promise<void>;
  /** Stops the storefront with SIGTERM and restarts it with an empty page cache. */
  restartStorefront(): Promise<void>;
  stop(): Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

/** `env`: additional settings of this shop; they may depend on the backend's future URL (`http://...`). */
export async function startStack(env: Settings | ((backendUrl: string) => Promise<Settings>) = {}): Promise<Stack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-stack-'));
  const [port, backendPort] = await twoFreePorts();
  const proxy = await startFaultProxy(backendPort);
  const backendUrl = `http://127.0.0.1:${backendPort}`;
  const far = `http://127.0.0.1:${proxy.port}`;
  const settings: Record<string, string> = {
    SITE_URL: `http://localhost:${port}`,
    MAGENTO_GRAPHQL_URL: `${far}/graphql`,
    CONTENT_URL: `${far}/content`,
    // The default of a shop with the embedded backend, which the proxy hides.
    ENQUIRIES: 'on',
    UNPAID_ORDERS_PER_HOUR: '1000',
    UNPAID_OPEN_PAYMENTS: '1000',
    UNPAID_HELD_PIECES: '1000',
    UNPAID_HELD_MINUTES: '10000',
    ...(typeof env === 'function' ? await env(backendUrl) : env),
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    // Pictures bypass the proxy, because the backend puts its own address in their URLs.
    STORAGE_URL: backendUrl,
    // The default of a shop with the embedded backend, which the proxy hides.
    STORES: 'default en-GB GBP,EUR,USD; ie en-IE EUR,GBP,USD /ie',
    // Every journey has its own IP address (X-Forwarded-For), so that rate limits do not add up.
    TRUSTED_PROXIES: '1',
    // Settings of the environment of the tests are not passed on.
    __NEXT_PROCESSED_ENV: 'true',
    POSY_PARENT_PIPE: '1',
  };
  const startBackend = () => startProgram('backend', settings, dataDir, `${backendUrl}/graphql?query=%7B__typename%7D`);
  const startStorefront = () => startProgram('server', settings, dataDir, `http://127.0.0.1:${port}/healthz`);
  let [backend, storefront] = await Promise.all([startBackend(), startStorefront()]);
  return {
    baseUrl: `http://localhost:${port}`,
    dataDir,
    backend: {
      url: backendUrl,
      kill: () => end(backend, 'SIGKILL'),
      start: async () => {
        backend = await startBackend();
      },
      delay: (ms) => proxy.delay(ms),
      loseResponses: (on) => proxy.loseResponses(on),
    },
    pids: () => ({ backend: backend.pid ?? 0, storefront: storefront.pid ?? 0 }),
    restartAt: async (instant) => {
      await end(storefront, 'SIGTERM');
      await end(backend, 'SIGTERM');
      settings.DEMO_NOW = instant;
      [backend, storefront] = await Promise.all([startBackend(), startStorefront()]);
    },
    restartStorefront: async () => {
      await end(storefront, 'SIGTERM');
      storefront = await startStorefront();
    },
    stop: async () => {
      await end(storefront, 'SIGTERM');
      await end(backend, 'SIGTERM');
      await proxy.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One stack for all journeys, found by `baseURL`. */
export default async function startStackForAll(): Promise<() => Promise<void>> {
  // On a busy machine a read may need longer than a shopper would wait. Stacks that are disturbed on purpose keep the default.
  const stack = await startStack({ READ_TIMEOUT_MS: '15000' });
  process.env.POSY_BASE_URL = stack.baseUrl;
  process.env.POSY_STACK_DATA = stack.dataDir;
  return () => stack.stop();
}

async function startProgram(
  name: 'backend' | 'server',
  settings: Readonly<Record<string, string>>,
  dataDir: string,
  asks: string,
): Promise<ChildProcess> {
  const log = join(dataDir, `${name}.log`);
  const child = spawn(process.execPath, [join(PROJECT, 'dist', name, 'main.js')], {
    cwd: PROJECT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...settings, NODE_ENV: 'production' },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const sink = createWriteStream(log, { flags: 'a' });
  child.stdout?.pipe(sink, { end: false });
  child.stderr?.pipe(sink, { end: false });
  child.stdin?.on('error', () => undefined);
  const deadline = performance.now() + READY_WITHIN_MS;
  while (!(await answers(asks))) {
    if (child.exitCode !== null || performance.now() > deadline) {
      await end(child, 'SIGKILL');
      throw new Error(`The ${name} did not start:\n${readFileSync(log, 'utf8').slice(-4000)}`);
    }
    await new Promise((later) => setTimeout(later, 50));
  }
  return child;
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) });
    await response.body?.cancel();
    return response.status < 500;
  } catch {
    return false;
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  child.kill(signal);
  const force = setTimeout(() => child.kill('SIGKILL'), STOP_WITHIN_MS);
  await gone;
  clearTimeout(force);
}
