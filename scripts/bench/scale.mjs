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
const ROUNDS = 10;
const REQUESTS = 20;
/** ms after which a page has no further round. */
const MAX_TIME = 15_000;

/** `products`: the sizes, smallest first. `data`: a folder that keeps the seeded shops for the next run. */
export async function measure({ project, quick, products: sizes, postgres: withPostgres, data }) {
  const folder = data ?? mkdtempSync(join(tmpdir(), 'posy-bench-scale-'));
  mkdirSync(folder, { recursive: true });
  const rounds = quick ? 1 : ROUNDS;
  const server = withPostgres ? await openPostgres() : null;
  const tables = [];
  try {
    for (const database of withPostgres ? ['embedded file', 'PostgreSQL'] : ['embedded file']) {
      const shops = [];
      for (const size of sizes) {
        const url = database === 'PostgreSQL' ? await server.newDatabase(`shop${size}`) : null;
        const env = settingsOf(join(folder, String(size)), 1, await freePort());
        if (url !== null) env.DATABASE_URL = url;
        if (url !== null || !existsSync(join(env.DATA_DIR, 'posy.db'))) await seed(project, size, env);
        shops.push({ size, env });
      }
      tables.push(
        tableOf(database, sizes, await measureAll(project, shops, database === 'PostgreSQL' ? server : null, rounds)),
      );
    }
  } finally {
    await server?.stop();
    if (data === undefined) rmSync(folder, { recursive: true, force: true });
  }
  return tables;
}

function tableOf(database, sizes, rows) {
  const columns = sizes.flatMap((size) => [`${size} products`, 'ratio']);
  const title = `Processor ms of the backend for a page's requests, ${database}`;
  return { title, columns, rows: rows.map(([page, ...all]) => [page, ...all.flatMap((one) => [one, one / all[0]])]) };
}

async function seed(project, products, env) {
  const script = join(project, 'dist/backend/seed/run.js');
  const { code, output } = await runNode(script, ['--products', String(products)], { env, quiet: true });
  if (code !== 0) throw new Error(output);
}

/**
 * Processor ms by page of each shop, with the processes of the database server, and its memory. All shops run and are asked
 * in turns, so that what else the machine does changes the figures of all of them.
 */
async function measureAll(project, shops, server, rounds) {
  try {
    for (const shop of shops) {
      shop.backend = await startBackend(project, shop.env);
      shop.url = `http://127.0.0.1:${shop.env.BACKEND_PORT}/graphql`;
      Object.assign(shop, await pages(shop.url, shops[0].cards));
    }
    const rows = [];
    for (const [page, cards] of Object.entries(shops[0].cards)) {
      const unequal = shops.some((shop) => shop.cards[page] !== cards);
      const title = `${page} (${shops.map((shop) => shop.cards[page]).filter((_, at) => at === 0 || unequal)} cards)`;
      rows.push([title, ...(await measurePage(shops, page, server, rounds))]);
    }
    return [...rows, ['memory, MB', ...shops.map((shop) => memoryMb(shop.backend))]];
  } finally {
    for (const { backend } of shops) if (backend) await stop(backend);
  }
}

async function measurePage(shops, page, server, rounds) {
  const ask = async ({ url, byPage }, times) => {
    for (let time = 0; time < times; time += 1) await Promise.all(byPage[page].map((request) => send(url, request)));
  };
  const spent = ({ backend }) => processorMs(backend) + processorMsOf(server);
  for (const shop of shops) await ask(shop, WARM_UP);
  const sums = shops.map(() => 0);
  const end = performance.now() + MAX_TIME;
  let asked = 0;
  for (let round = 0; round < rounds && (round === 0 || performance.now() < end); round += 1) {
    for (const [at, shop] of shops.entries()) {
      const before = spent(shop);
      await ask(shop, REQUESTS);
      sums[at] += spent(shop) - before;
    }
    asked += REQUESTS;
  }
  return sums.map((sum) => sum / asked);
}
