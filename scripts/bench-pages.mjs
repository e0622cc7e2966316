/**
 * `node scripts/bench-pages.mjs [--only cached|uncached] [--rounds 5] [--profile FOLDER] [--project FOLDER]`: what pages
 * cost on the server. Starts the built shop (of another checkout with `--project`) with a new database and prints
 *
 * - a cached page against a bare `node:http` server that sends the same bytes, in turns within one run,
 * - the processor time of uncached pages in the storefront and in the backend, per page (Linux only).
 *
 * Ratios can be compared between machines, times cannot. `--profile` writes a processor profile of the storefront there.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { hasBuild } from './build-stamp.mjs';
import { freePort } from './ports.mjs';
import { needNode, PROJECT } from './project.mjs';
import { hammer, sample } from './raw-requests.mjs';

/** Pages at once; the front server renders three at a time for one address. */
const AT_ONCE = 2;
const CACHED_PAGE = '/flowers/bouquets.html';
const LISTINGS = ['sort=name_ASC&itemsPerPage=10', 'sort=name_DESC&itemsPerPage=20', 'sort=price_ASC&itemsPerPage=100'];

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    profile: { type: 'string' },
    static: { type: 'string' },
    project: { type: 'string', default: PROJECT },
  },
});
const children = [];
let ticksPerSecond = 0;

if (options.static !== undefined) serveBytes(JSON.parse(options.static));
else await bench();

async function bench() {
  needNode();
  process.chdir(options.project);
  if (options.project === PROJECT && !hasBuild())
    throw new Error('There is no production build: run npm run build first.');
  const dataDir = mkdtempSync(join(tmpdir(), 'posy-bench-pages-'));
  try {
    const shop = await startShop(dataDir);
    const cpu = cpus();
    console.log(`${new Date().toISOString()}, ${cpu.length} x ${cpu[0]?.model.trim()}, Node ${process.versions.node}`);
    if (options.only !== 'cached') await reportUncached(shop);
    if (options.only !== 'uncached') await reportCached(shop);
  } finally {
    await Promise.all(children.map(stop));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function startShop(dataDir) {
  const [port, backendPort] = [await freePort(), await freePort()];
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    DATA_DIR: dataDir,
    SITE_URL: `http://127.0.0.1:${port}`,
  };
  const backend = start(['dist/backend/main.js'], env);
  await answers(`http://127.0.0.1:${backendPort}/graphql?query=%7B__typename%7D`);
  const profiling = options.profile ? ['--cpu-prof', '--cpu-prof-dir', options.profile] : [];
  const storefront = start([...profiling, 'dist/server/main.js'], env);
  await answers(`http://127.0.0.1:${port}/readyz`);
  return { port, graphql: `http://127.0.0.1:${backendPort}/graphql`, backend, storefront };
}

/** Every product and listing in each currency: the pounds warm the processes up, the others are measured. */
async function reportUncached(shop) {
  const { products, categories } = await catalogue(shop.graphql);
  const listings = categories.flatMap((path) => [path, ...LISTINGS.map((query) => `${path}?${query}`)]);
  const kinds = { product: products, listing: listings };
  for (const paths of Object.values(kinds)) await openAll(shop, paths, 'GBP');
  for (const [kind, paths] of Object.entries(kinds)) {
    const before = [shop.storefront, shop.backend].map(processorMs);
    const pages = [...(await openAll(shop, paths, 'EUR')), ...(await openAll(shop, paths, 'USD'))];
    const [storefront, backend] = [shop.storefront, shop.backend].map(
      (child, at) => (processorMs(child) - before[at]) / pages.length,
    );
    const misses = pages.filter(({ cache }) => cache === 'cache;desc=miss').length;
    const bytes = pages.reduce((sum, page) => sum + page.bytes, 0) / pages.length;
    console.log(
      `uncached ${kind.padEnd(8)} ${String(misses).padStart(4)} of ${pages.length} rendered, ${(bytes / 1024).toFixed(1)} kB each: ` +
        `storefront ${storefront.toFixed(2)} ms, backend ${backend.toFixed(2)} ms of processor time each`,
    );
  }
}

async function openAll(shop, paths, currency) {
  const waiting = [...paths];
  const pages = [];
  const open = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const headers = { cookie: `vsf-currency=${currency}`, 'accept-encoding': 'br' };
      const response = await fetch(`http://127.0.0.1:${shop.port}${path}`, { headers });
      const { byteLength } = await response.arrayBuffer();
      if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
      pages.push({ bytes: byteLength, cache: response.headers.get('server-timing') });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, open));
  return pages;
}

/** Paths of all products and categories. */
async function catalogue(graphql) {
  const ask = async (query) => {
    const response = await fetch(`${graphql}?${new URLSearchParams({ query })}`);
    const { data, errors } = await response.json();
    if (errors) throw new Error(errors[0].message);
    return data;
  };
  const below = (category) => [category, ...(category.children ?? []).flatMap(below)];
  const links = 'url_path url_suffix';
  const { categoryList } = await ask(`{ categoryList { children { ${links} children { ${links} } } } }`);
  const products = [];
  for (let page = 1, last = 1; page <= last; page += 1) {
    const fields = 'page_info { total_pages } items { url_key url_suffix }';
    const found = await ask(`{ products(filter: {}, pageSize: 100, currentPage: ${page}) { ${fields} } }`);
    products.push(...found.products.items);
    last = found.products.page_info.total_pages;
  }
  return {
    products: products.map((one) => `/${one.url_key}${one.url_suffix ?? ''}`),
    categories: categoryList
      .flatMap(({ children: all }) => all.flatMap(below))
      .map((one) => `/${one.url_path}${one.url_suffix ?? ''}`),
  };
}

/** The cached page and the bare server in turns; the same request, the same bytes. */
async function reportCached(shop) {
  const request = (port) =>
    `GET ${CACHED_PAGE} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n` +
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/140\r\nCookie: vsf-currency=GBP\r\n\r\n';
  // An older copy has another head while it is rendered again.
  for (let from = ''; from !== 'cache;desc=hit';) {
    const response = await fetch(`http://127.0.0.1:${shop.port}${CACHED_PAGE}`);
    await response.arrayBuffer();
    from = response.headers.get('server-timing');
  }
  const bytes = await sample(shop.port, request(shop.port));
  const bare = await startBare(bytes);
  const targets = {
    cached: { port: shop.port, child: shop.storefront, bytes: bytes.length, rounds: [] },
    bare: { ...bare, bytes: (await sample(bare.port, request(bare.port))).length, rounds: [] },
  };
  for (let round = 0; round <= Number(options.rounds); round += 1) {
    for (const target of Object.values(targets)) {
      const measured = await hammer(target, request(target.port), () => processorMs(target.child));
      // The first round warms up.
      if (round > 0) target.rounds.push(measured);
    }
  }
  const { cached, bare: ceiling } = targets;
  const ratio = (name) => cached.rounds.map((one, at) => one[name] / ceiling.rounds[at][name]);
  const figures = (name) => `${Math.round(median(cached.rounds.map((one) => one[name])))}`;
  console.log(
    `cached page ${(cached.bytes / 1024).toFixed(1)} kB: ${figures('perSecond')} requests/s, ` +
      `${(100 * median(ratio('perSecond'))).toFixed(0)} % of a bare server's (${Math.round(median(ceiling.rounds.map((one) => one.perSecond)))}); ` +
      `by processor time ${(100 / median(ratio('microseconds'))).toFixed(0)} % ` +
      `(${figures('microseconds')} against ${Math.round(median(ceiling.rounds.map((one) => one.microseconds)))} µs)`,
  );
}

/** A process that sends this response to every request. */
async function startBare(response) {
  const end = response.indexOf('\r\n\r\n');
  const lines = response.toString('latin1', 0, end).split('\r\n').slice(1);
  const headers = lines
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)])
    .filter(([name]) => !/^(date|connection|keep-alive)$/i.test(name));
  const file = join(mkdtempSync(join(tmpdir(), 'posy-bench-bytes-')), 'body');
  writeFileSync(file, response.subarray(end + 4));
  const port = await freePort();
  const child = start(
    [fileURLToPath(import.meta.url), '--static', JSON.stringify({ port, file, headers })],
    process.env,
  );
  await answers(`http://127.0.0.1:${port}/`);
  rmSync(join(file, '..'), { recursive: true });
  return { port, child };
}

function serveBytes({ port, file, headers }) {
  const body = readFileSync(file);
  const head = headers.flat();
  createServer((_request, response) => {
    response.writeHead(200, head);
    response.end(body);
  }).listen(port, '127.0.0.1');
}

function start(args, env) {
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'inherit', 'inherit'] });
  children.push(child);
  return child;
}

async function stop(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await ended;
}

/** Processor time of the process so far, ms; NaN where there is no /proc. */
function processorMs({ pid }) {
  if (process.platform !== 'linux') return Number.NaN;
  ticksPerSecond ||= Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  // The name of the program, in brackets, may contain blanks.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

async function answers(url) {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error(`${url} does not answer.`);
}

function median(numbers) {
  return [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)];
}
