/**
 * `node scripts/long-tasks.mjs <shop URL> [<another> ...]`: the longest task of the main thread and the blocking time of
 * each kind of page on a CPU slowed four times: from navigation until the page is idle, and from the first tap until it
 * is hydrated and idle. Shops take turns, so that figures of one run can be compared. `npm run bench` uses it as well.
 */
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findOrInstallBrowser } from './find-browser.mjs';

const SLOWDOWN = 4;
const ROUNDS = 3;
/** Blocking time of a task counts from here, ms. */
const LONG_MS = 50;
/** What is still running this long after the last request is counted, ms. */
const SETTLED_MS = 1500;
const ADD = 'form[action="/api/actions/add-to-cart"] button[type=submit]';

/** What is tapped first. A text page has nothing that needs React, so it is hydrated by an event. */
const PAGES = [
  { name: 'home', path: '/', tap: ADD },
  { name: 'category', path: '/flowers/bouquets.html', tap: '#sort' },
  { name: 'product', path: '/peace-lily.html', tap: ADD },
  { name: 'options', path: '/market-day-bouquet.html', tap: 'textarea' },
  { name: 'content', path: '/flower-care', tap: null },
  { name: 'cart', path: '/cart', tap: 'button[id^="more-"]' },
];

/** Figures of one shop by page and phase: `{ longest, blocking }`, ms, medians of the rounds, and the largest task. */
export async function longTasks(shops, { rounds = ROUNDS, pages = PAGES } = {}) {
  const browser = await chromium.launch({ executablePath: await findOrInstallBrowser() });
  const figures = shops.map(() => ({}));
  try {
    for (const page of pages)
      for (let round = 0; round < rounds; round += 1)
        for (const [index, shop] of shops.entries()) {
          const measured = await measure(browser, shop, page);
          (figures[index][page.name] ??= []).push(measured);
        }
  } finally {
    await browser.close();
  }
  return figures.map((one) => Object.fromEntries(Object.entries(one).map(([name, runs]) => [name, summary(runs)])));
}

async function measure(browser, shop, { path, tap }) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  try {
    if (path === '/cart') await fillCart(context, shop);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const load = await traced(browser, page, async () => {
      await page.goto(shop + path);
      await settled(page);
    });
    // Outside the trace, because the first use of a locator runs a large script of the test tool in the page.
    const place = tap === null ? null : await middleOf(page.locator(tap).first());
    const first = await traced(browser, page, async () => {
      if (place === null) await page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })));
      else await page.touchscreen.tap(place.x, place.y);
      while (!(await page.evaluate(() => 'hydrated' in document.documentElement.dataset))) await page.waitForTimeout(100);
      await settled(page);
    });
    return { load, tap: first };
  } finally {
    await context.close();
  }
}

async function middleOf(element) {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}

async function fillCart(context, shop) {
  await context.request.post(`${shop}/api/actions/add-to-cart`, {
    form: { sku: 'PLANT-PEACE-LILY', quantity: 1, back: '/cart' },
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  });
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
  const blocking = tasks.reduce((sum, ms) => sum + Math.max(0, ms - LONG_MS), 0);
  return { longest: Math.max(0, ...tasks), blocking };
}

/** Durations, ms, of the tasks of the page's main thread. */
function mainThreadTasks(events) {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  return events
    .filter(({ name, ph, pid, tid }) => name === 'RunTask' && ph === 'X' && mains.has(`${pid} ${tid}`))
    .map(({ dur, tdur }) => (process.env.THREAD ? (tdur ?? 0) : dur) / 1000);
}

function summary(runs) {
  const phase = (name) => ({
    longest: median(runs.map((run) => run[name].longest)),
    largest: Math.round(Math.max(...runs.map((run) => run[name].longest))),
    blocking: median(runs.map((run) => run[name].blocking)),
  });
  return { load: phase('load'), tap: phase('tap') };
}

function median(values) {
  return Math.round(values.sort((one, other) => one - other)[Math.floor(values.length / 2)]);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const shops = process.argv.slice(2);
  const figures = await longTasks(shops);
  for (const { name } of PAGES)
    for (const [index, shop] of shops.entries()) {
      const { load, tap } = figures[index][name];
      const of = ({ longest, largest, blocking }) => `${longest} (${largest}) blocking ${blocking}`.padEnd(28);
      console.log(`${name.padEnd(10)}${shop.padEnd(26)}load ${of(load)}tap ${of(tap)}`);
    }
}
