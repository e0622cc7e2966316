/**
 * `node scripts/bench-scale.mjs [--products 170,10000,100000] [--only file|postgres] [--data FOLDER] [--profile]`:
 * processor time of the backend for the requests that the storefront sends for its pages, with growing catalogues, on
 * both databases. Needs a build. `--data` keeps the seeded shops for the next run; `--profile` writes a CPU profile of
 * the largest shop to test-results/. Nothing is asserted, because figures depend on the machine; the ratios are what must hold.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuilt } from './build-stamp.mjs';
import { openPostgres, processorMsOf } from './bench-postgres.mjs';
import { inProject, needNode, PROJECT } from './project.mjs';
import { runNode, stopChildrenWithUs } from './run.mjs';

const WARM_UP = 40;
const REQUESTS = 200;
/** ms after which no further request of a page is sent. */
const MAX_TIME = 6_000;

const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '170,10000,100000' },
    only: { type: 'string' },
    data: { type: 'string' },
    dist: { type: 'string', default: inProject('dist') },
    profile: { type: 'boolean', default: false },
  },
});

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
if (options.dist === inProject('dist') && !isBuilt()) {
  console.error('Run `npm run build` first.');
  process.exit(1);
}

const sizes = options.products.split(',').map(Number);
const folder = options.data ?? mkdtempSync(join(tmpdir(), 'posy-bench-scale-'));
mkdirSync(folder, { recursive: true });
const results = {};
const postgres = options.only === 'file' ? null : await openPostgres();
try {
  if (options.only !== 'postgres') results.file = await measureAll(() => undefined);
  if (postgres !== null) results.postgres = await measureAll((products) => postgres.newDatabase(`shop${products}`));
} finally {
  await postgres?.stop();
  if (options.data === undefined) rmSync(folder, { recursive: true, force: true });
}
report();

/** Figures of each page by number of products. */
async function measureAll(databaseOf) {
  const byPage = {};
  for (const products of sizes) {
    const databaseUrl = await databaseOf(products);
    const dataDir = join(folder, String(products));
    const env = {
      DATA_DIR: dataDir,
      BACKEND_PORT: '0',
      SITE_URL: 'http://127.0.0.1:3000',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    if (databaseUrl || !existsSync(join(dataDir, 'posy.db'))) await seed(products, env);
    const figures = await measure(
      env,
      databaseUrl ? postgres : null,
      options.profile && products === Math.max(...sizes),
    );
    for (const [page, figure] of Object.entries(figures)) (byPage[page] ??= {})[products] = figure;
  }
  return byPage;
}

async function seed(products, env) {
  const { code, output, ms } = await runNode(
    join(options.dist, 'backend/seed/run.js'),
    ['--products', String(products)],
    { env, quiet: true },
  );
  if (code !== 0) throw new Error(output);
  console.log(`${products} products seeded in ${Math.round(ms / 1_000)} s`);
}

/** Processor ms of a request, by page, of one running backend; with PostgreSQL those of its processes too. */
async function measure(env, server, isProfiled) {
  const profile = isProfiled ? ['--cpu-prof', '--cpu-prof-dir', inProject('test-results')] : [];
  const answer = 'process.on("message",()=>process.send({...process.cpuUsage(),rss:process.memoryUsage.rss()}))';
  const backend = spawn(
    process.execPath,
    [...profile, '--import', `data:text/javascript,${answer}`, join(options.dist, 'backend/main.js')],
    { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  try {
    const url = await new Promise((ready, fail) => {
      backend.stdout.on('data', (chunk) => /ready (http\S+)/.test(chunk) && ready(/ready (http\S+)/.exec(chunk)[1]));
      backend.once('exit', () => fail(new Error('The backend did not start.')));
    });
    const usage = () =>
      new Promise((told) => {
        backend.once('message', told);
        backend.send('usage');
      });
    const figures = {};
    for (const [page, requests] of Object.entries(await pages(`${url}/graphql`))) {
      await repeat(WARM_UP, () => sendAll(`${url}/graphql`, requests));
      const [before, serverBefore] = [await usage(), processorMsOf(server)];
      const sent = await repeat(REQUESTS, () => sendAll(`${url}/graphql`, requests));
      const [after, serverAfter] = [await usage(), processorMsOf(server)];
      const spent = (after.user + after.system - before.user - before.system) / 1_000;
      figures[page] = { backend: spent / sent, database: (serverAfter - serverBefore) / sent };
    }
    figures['memory, MB'] = { backend: (await usage()).rss / 1_048_576, database: 0 };
    return figures;
  } finally {
    const ended = new Promise((done) => backend.once('exit', done));
    backend.kill('SIGTERM');
    await ended;
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

async function sendAll(url, requests) {
  await Promise.all(requests.map((request) => send(url, request)));
}

/** Sends a document as the middleware does: by GET if it fits. */
async function send(url, { query, variables = {} }) {
  const parameters = new URLSearchParams({ query, variables: JSON.stringify(variables) });
  const byGet = parameters.size > 0 && parameters.toString().length < 7_400;
  const headers = { 'Content-Type': 'application/json' };
  const response = byGet
    ? await fetch(`${url}?${parameters}`, { headers })
    : await fetch(url, { method: 'POST', headers, body: JSON.stringify({ query, variables }) });
  const { data, errors } = await response.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** The storefront's own documents, by page. */
async function pages(url) {
  const require = createRequire(import.meta.url);
  require('./run-typescript.cjs');
  const adapter = '../src/adapters/graphql-middleware/documents';
  const { CATEGORY, FILTERS, SEARCH } = require(`${adapter}/listing-documents.ts`);
  const { PRODUCT, PRODUCTS_BY_SKU } = require(`${adapter}/catalogue-documents.ts`);
  const { PRODUCTS } = require('../middleware/documents/catalogue-documents.ts');
  const { ROUTE } = require('../middleware/documents/store-documents.ts');
  const skus = homeSkus();
  const { categoryList } = await send(url, {
    query: '{ categoryList(filters: { url_path: { eq: "flowers" } }) { uid } }',
  });
  const uid = categoryList[0].uid;
  const position = { sort: { position: 'ASC' } };
  const inCategory = (more = {}) => ({
    uid,
    search: '',
    filter: { category_uid: { in: [uid] }, ...more.filter },
    ...position,
    pageSize: 50,
    currentPage: 1,
    ...more.paging,
  });
  const options = (await send(url, { query: FILTERS, variables: { search: '', filter: inCategory().filter } })).products
    .aggregations;
  // Pages that the smallest shop fills too, because most of a page's time is spent on its cards.
  const colour = options.find((one) => one.attribute_code === 'colour').options[0].value;
  const occasion = options.find((one) => one.attribute_code === 'occasion').options[0].value;
  const filters = { query: FILTERS, variables: { search: '', filter: inCategory().filter } };
  const category = (more) => ({ query: CATEGORY, variables: inCategory(more) });
  const search = (term, more = {}) => ({
    query: SEARCH,
    variables: { search: term, filter: {}, pageSize: 10, currentPage: 1, ...more },
  });
  const suggest = (term) => ({ query: PRODUCTS, variables: { pageSize: 12, currentPage: 1, search: term } });
  return {
    home: [{ query: PRODUCTS_BY_SKU, variables: { skus, pageSize: skus.length } }],
    category: [{ query: ROUTE, variables: { url: '/flowers.html' } }, category()],
    'category by price': [category({ paging: { sort: { price: 'ASC' } } })],
    'category by name, Z first': [category({ paging: { sort: { name: 'DESC' } } })],
    'category, 20 a page': [category({ paging: { pageSize: 20 } })],
    'category, a colour': [filters, category({ filter: { colour: { eq: colour } }, paging: { pageSize: 10 } })],
    'category, a colour and an occasion': [
      filters,
      category({ filter: { colour: { eq: colour }, occasion: { eq: occasion } }, paging: { pageSize: 10 } }),
    ],
    'category, 20 to 40 pounds': [
      filters,
      category({ filter: { price: { from: '20', to: '40' } }, paging: { pageSize: 20 } }),
    ],
    'search rose': [search('rose')],
    'search red roses': [search('red roses')],
    'search flowers': [search('flowers')],
    'search rose by price': [search('rose', { sort: { price: 'ASC' } })],
    'suggestions bou': [suggest('bou')],
    'suggestions bouq': [suggest('bouq')],
    product: [
      { query: ROUTE, variables: { url: '/market-day-bouquet.html' } },
      { query: PRODUCT, variables: { sku: 'BOUQUET-MARKET-DAY', chosen: [] } },
    ],
  };
}

/** The products that the home page names. */
function homeSkus() {
  const page = readFileSync(inProject('backend/content/entries/homepage.md'), 'utf8');
  const lists = [...page.matchAll(/^ *(?:skus: \[(.*)\]|heroSku: (.*))$/gm)];
  return [...new Set(lists.flatMap(([, row, hero]) => (row ?? hero).split(', ')))];
}

function report() {
  const cpu = cpus();
  const at = new Date().toISOString();
  const machine = `${cpu.length} x ${cpu[0]?.model.trim()}, Node ${process.versions.node}`;
  console.log(`${at}, ${machine}; processor ms of a page's requests, and their ratio to the smallest shop`);
  for (const [database, byPage] of Object.entries(results)) {
    console.log(`\n${database.padEnd(38)}${sizes.map((size) => String(size).padStart(20)).join('')}`);
    for (const [page, bySize] of Object.entries(byPage)) {
      const least = total(bySize[sizes[0]]);
      const cells = sizes.map((size) => cell(bySize[size], least).padStart(20));
      console.log(`${page.padEnd(38)}${cells.join('')}`);
    }
  }
  mkdirSync(inProject('test-results'), { recursive: true });
  const text = JSON.stringify({ at, machine, results }, null, 2);
  writeFileSync(inProject('test-results/bench-scale.json'), `${text}\n`);
}

function total({ backend, database }) {
  return backend + database;
}

function cell(figure, least) {
  const parts = [figure.backend, ...(figure.database > 0 ? [figure.database] : [])].map((ms) => ms.toFixed(1));
  return `${parts.join('+')} (${(total(figure) / least).toFixed(2)})`;
}
