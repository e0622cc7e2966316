/**
 * The longest task of the main thread and the blocking time of each kind of page on a CPU slowed four times: from
 * navigation until the page is idle, and from the first tap until it is hydrated and idle.
 */
import { createServer } from 'node:http';
import { hydrate, hydrated, onPhone, PAGES, tapOn, withBrowser } from './browser.mjs';
import { withShop } from './shop.mjs';

/** Task length above which time counts as blocking, ms. */
const LONG_MS = 50;
/** What is still running this long after the last request is counted, ms. */
const SETTLED_MS = 1500;
const PHASES = ['loading', 'first tap'];
/** Text without styles or scripts: what a navigation costs in any case. */
const BARE_PAGE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>
  <h1>A heading</h1>${'<p>A paragraph of text that takes two or three lines on the screen of a phone, as most do.</p>'.repeat(10)}</html>`;

export async function measure({ project, rounds, urls }) {
  return urls.length > 0 ? longTasks(urls, rounds) : withShop(project, ({ url }) => longTasks([url], rounds));
}

/** Shops take turns, so that their figures can be compared. Thread time leaves out what other processes took. */
async function longTasks(urls, rounds) {
  const runs = {};
  const bare = [];
  await withBrowser(async (browser) => {
    for (let round = 0; round < rounds; round += 1) bare.push(await measureBare(browser));
    for (const kind of PAGES)
      for (let round = 0; round < rounds; round += 1)
        for (const url of urls) (runs[`${kind.name} ${url}`] ??= []).push(await measureOne(browser, url, kind));
  });
  const rows = PAGES.flatMap(({ name }) =>
    urls.flatMap((url) =>
      PHASES.map((phase) => {
        const figures = runs[`${name} ${url}`].map((run) => run[phase]);
        return rowOf(`${name}, ${phase}${urls.length > 1 ? ` ${url}` : ''}`, figures);
      }),
    ),
  );
  rows.unshift(rowOf('bare page of text, loading', bare));
  const columns = ['longest', 'thread time', 'blocking', 'thread time'];
  return [{ title: `Main thread at CPU x4, ms, median of ${rounds}`, columns, rows }];
}

function rowOf(label, figures) {
  const column = (key) => figures.map((figure) => figure[key]);
  return [label, ...['longest', 'longestThread', 'blocking', 'blockingThread'].map(column)];
}

async function measureBare(browser) {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(BARE_PAGE);
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const open = async (page) => {
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    await settled(page);
  };
  try {
    return await onPhone(browser, (page) => traced(browser, page, () => open(page)));
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

async function measureOne(browser, url, { path, tap }) {
  const inPage = async (page) => {
    const loading = await traced(browser, page, async () => {
      await page.goto(url + path);
      await settled(page);
    });
    const use = tap === null ? () => hydrate(page) : await tapOn(page, tap);
    const first = await traced(browser, page, async () => {
      await use();
      await hydrated(page);
      await settled(page);
    });
    return { loading, 'first tap': first };
  };
  return onPhone(browser, inPage, { cartOf: path === '/cart' ? url : null });
}

async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(SETTLED_MS);
}

async function traced(browser, page, work) {
  await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const tasks = mainThreadTasks(traceEvents);
  const longest = (key) => Math.max(0, ...tasks.map((task) => task[key] / 1000));
  const blocking = (key) => tasks.reduce((sum, task) => sum + Math.max(0, task[key] / 1000 - LONG_MS), 0);
  return {
    longest: longest('dur'),
    longestThread: longest('tdur'),
    blocking: blocking('dur'),
    blockingThread: blocking('tdur'),
  };
}

/** `dur` and `tdur` are µs. */
function mainThreadTasks(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events.filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`));
}
