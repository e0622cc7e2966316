/**
 * Processor time of the backend for the requests that the storefront sends for its pages, with growing catalogues, on the
 * embedded file and, if asked for, on PostgreSQL.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../ports.mjs';
import { runNode } from '../run.mjs';
import { openPostgres, processorMsOf } from './postgres.mjs';
import { memoryMb, processorMs, stop } from './processes.mjs';
import { pages, send } from './scale-requests.mjs';
import { settingsOf, startBackend } from './shop.mjs';

const WARM_UP = 20;
const REQUESTS = 200;
/** ms after which no further request of a page is sent. */
const MAX_TIME = 2_500;

/** `products`: the sizes, smallest first. `data`: a folder that keeps the seeded shops for the next run. */
export async function measure({ project, quick, products: sizes, postgres: withPostgres, data }) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'posy-bench-scale-'));
  mkdirSync(folder, { recursive: true });
  const most = quick ? REQUESTS / 10 : REQUESTS;
  const server = withPostgres ? await openPostgres() : null;
  const tables = [];
  try {
    for (const database of withPostgres ? ['embedded file', 'PostgreSQL'] : ['embedded file']) {
      const figures = {};
      for (const size of sizes) {
        const url = database === 'PostgreSQL' ? await server.newDatabase(`shop${size}`) : null;
        const env = settingsOf(join(folder, String(size)), 1, await freePort());
        if (url !== null) env.DATABASE_URL = url;
        if (url !== null || !existsSync(join(env.DATA_DIR, 'posy.db'))) await seed(project, size, env);
        figures[size] = await measureOne(project, env, url === null ? null : server, most);
      }
      tables.push(tableOf(database, sizes, figures));
    }
  } finally {
    await server?.stop();
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  }
  return tables;
}

function tableOf(database, sizes, figures) {
  const least = figures[sizes[0]];
  const rows = Object.keys(least).map((page) => [
    page,
    ...sizes.flatMap((size) => [figures[size][page], figures[size][page] / least[page]]),
  ]);
  const columns = sizes.flatMap((size) => [`${size} products`, 'ratio']);
  return { title: `Processor ms of the backend for a page's requests, ${database}`, columns, rows };
}

async function seed(project, products, env) {
  const script = join(project, 'dist/backend/seed/run.js');
  const { code, output } = await runNode(script, ['--products', String(products)], { env, quiet: true });
  if (code !== 0) throw new Error(output);
}

/** Processor ms by page of one running backend, with the processes of the database server, and its memory. */
async function measureOne(project, env, server, most) {
  const backend = await startBackend(project, env);
  try {
    const url = `http://127.0.0.1:${env.BACKEND_PORT}/graphql`;
    const spent = () => processorMs(backend) + processorMsOf(server);
    const figures = {};
    for (const [page, requests] of Object.entries(await pages(url))) {
      const sendAll = () => Promise.all(requests.map((request) => send(url, request)));
      await repeat(WARM_UP, sendAll);
      const before = spent();
      const sent = await repeat(most, sendAll);
      figures[page] = (spent() - before) / sent;
    }
    figures['memory, MB'] = memoryMb(backend);
    return figures;
  } finally {
    await stop(backend);
  }
}

/** Repeats up to `most` times, for a limited time; returns how often. */
async function repeat(most, work) {
  const end = performance.now() + MAX_TIME;
  let times = 0;
  while (times < most && (times === 0 || performance.now() < end)) {
    await work();
    times += 1;
  }
  return times;
}
