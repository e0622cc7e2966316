/**
 * A cached guest page against a bare `node:http` server that sends the same bytes, the same page from `next start` without
 * the front server, and a stripped page of the same stack, in turns within one run; then, with `aged`, again after so many minutes of
 * traffic of every kind.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../ports.mjs';
import { processorMs, start, stop } from './processes.mjs';
import { hammer, pageRequest, sample } from './raw-requests.mjs';
import { untilUp, withShop } from './shop.mjs';
import { startNext, startStrippedPage } from './stripped-page.mjs';

const PAGE = '/flowers/bouquets.html';
const ROUND_MS = 1_500;
/** A process that is used meets pages of every kind: from the cache, and for one visitor. */
const CACHED_PATHS = ['/', PAGE, '/peace-lily.html', '/market-day-bouquet.html', '/flower-care'];
const OWN_PATHS = ['/cart', '/sign-in', '/api/visitor', '/no-such-page', '/robots.txt'];

export function measure({ project, rounds, quick, aged }) {
  return withShop(project, async (shop) => {
    await untilFresh(shop.url + PAGE);
    // Soon after it is asked for again it is compressed further.
    await hammer(shop.port, pageRequest(shop.port, PAGE), { responses: 5_000 });
    const bytes = await sample(shop.port, pageRequest(shop.port, PAGE));
    const bare = await startBare(bytes);
    const plain = await startNext(shop.env, project, PAGE);
    const stripped = await startStrippedPage();
    const targets = {
      'bare node:http, the same bytes': { ...bare, path: PAGE },
      'cached page': { port: shop.port, child: shop.storefront, path: PAGE },
      'the same page by next start': { ...plain, path: PAGE },
      'stripped page, kept by Next': { ...stripped, path: '/kept' },
      'stripped page, rendered by Next': { ...stripped, path: '/rendered' },
    };
    try {
      const roundMs = quick ? ROUND_MS / 5 : ROUND_MS;
      const tables = [tableOf(await inTurns(targets, rounds, roundMs), bytes.length)];
      if (aged > 0) {
        await sendTraffic(shop, bare, aged * 60_000);
        const bareAndShop = Object.fromEntries(Object.entries(targets).slice(0, 2));
        const again = await inTurns(bareAndShop, rounds, roundMs);
        tables.push(tableOf(again, bytes.length, `, after ${aged} minutes of traffic`));
      }
      return tables;
    } finally {
      await Promise.all([bare, plain, stripped].map(({ child }) => stop(child)));
    }
  });
}

/** The first round warms up. */
async function inTurns(targets, rounds, withinMs) {
  const figures = {};
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { port, path, child }] of Object.entries(targets)) {
      const before = processorMs(child);
      const { answered, ms } = await hammer(port, pageRequest(port, path), { withinMs });
      const microseconds = (1000 * (processorMs(child) - before)) / answered;
      if (round > 0) (figures[name] ??= []).push({ perSecond: (answered * 1000) / ms, microseconds });
    }
  return figures;
}

/** Traffic of every kind for the shop, and for the bare server, which ages too. */
async function sendTraffic({ url, port }, bare, forMs) {
  const until = performance.now() + forMs;
  for (let round = 0; performance.now() < until; round += 1) {
    const searches = Array.from({ length: 5 }, (_, at) => `/search?q=rose${round}.${at}`);
    for (const path of [...searches, ...OWN_PATHS]) await (await fetch(url + path)).arrayBuffer();
    const path = CACHED_PATHS[round % CACHED_PATHS.length];
    await hammer(port, pageRequest(port, path), { withinMs: 800 });
    await hammer(bare.port, pageRequest(bare.port, PAGE), { withinMs: 400 });
  }
}

function tableOf(figures, bytes, age = '') {
  const [bare] = Object.values(figures);
  const rows = Object.entries(figures).map(([name, runs]) => {
    const shares = (of) => runs.map((run, at) => 100 * of(run, bare[at]));
    return [
      name,
      runs.map((run) => run.perSecond),
      shares((run, ceiling) => run.perSecond / ceiling.perSecond),
      runs.map((run) => run.microseconds),
      shares((run, ceiling) => ceiling.microseconds / run.microseconds),
    ];
  });
  const columns = ['requests/s', '% of bare', 'processor µs each', '% of bare'];
  return { title: `Cached page of ${bytes} bytes with its head, 16 connections${age}`, columns, rows };
}

/** An older copy has another head while it is rendered again. */
async function untilFresh(url) {
  for (let from = ''; from !== 'cache;desc=hit';) {
    const response = await fetch(url);
    await response.arrayBuffer();
    from = response.headers.get('server-timing');
  }
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
  const program = fileURLToPath(new URL('./bare-server.mjs', import.meta.url));
  const child = start([program, JSON.stringify({ port, file, headers })]);
  await untilUp(child, `http://127.0.0.1:${port}/`);
  rmSync(join(file, '..'), { recursive: true });
  return { port, child };
}
