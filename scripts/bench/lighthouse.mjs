/**
 * Lighthouse's mobile scores of each kind of page. Lighthouse is not a dependency: it would be a third of all
 * packages.
 */
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { packagesOnDemand } from '../packages-on-demand.mjs';
import { freePort } from '../ports.mjs';
import { PAGES, withBrowser } from './browser.mjs';
import { withShop } from './shop.mjs';

/** The last major version that runs on Node 20. */
const MANIFEST = { name: 'lighthouse', dependencies: { lighthouse: '12.8.2' } };
/** Digits after the point of each metric: ms, and a share of the window. */
const METRICS = {
  'first-contentful-paint': 0,
  'largest-contentful-paint': 0,
  'total-blocking-time': 0,
  'cumulative-layout-shift': 3,
};
const COLUMNS = ['performance', 'accessibility', 'practices', 'SEO', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS'];

/** `{ lighthouse }`, or `{ missing }` with the reason. */
export async function loadLighthouse() {
  const { folder, missing } = await packagesOnDemand(MANIFEST);
  if (missing !== undefined) return { missing };
  const entry = createRequire(join(folder, 'package.json')).resolve('lighthouse');
  const { default: lighthouse } = await import(pathToFileURL(entry));
  return { lighthouse };
}

/** The figures of every run, because a median hides a bad one. */
export async function measure({ project, rounds, emptyPictures }) {
  const { lighthouse, missing } = await loadLighthouse();
  if (missing !== undefined) return [{ title: `Lighthouse is not measured: ${missing}`, columns: [], rows: [] }];
  const port = await freePort();
  const inBrowser = async ({ url, env }) => {
    const rows = [];
    for (const { name, path } of PAGES) {
      const runs = [];
      await askOften(url + path);
      for (let round = 0; round < rounds; round += 1) {
        if (emptyPictures) rmSync(join(env.DATA_DIR, 'media/resized'), { recursive: true, force: true });
        runs.push(figuresOf(await lighthouse(url + path, { port, output: 'json', logLevel: 'error' })));
      }
      rows.push([name, ...COLUMNS.map((_column, at) => runs.map((run) => run[at]))]);
    }
    return [
      {
        title: `Lighthouse, mobile, every run${emptyPictures ? ', no resized pictures before it' : ''}`,
        columns: COLUMNS,
        rows,
        every: true,
      },
    ];
  };
  return withShop(project, (shop) => withBrowser(() => inBrowser(shop), [`--remote-debugging-port=${port}`]));
}

/** How often, and ms between: what is asked for again is compressed best soon after. */
const ASKED = 4;
const PAUSE_MS = 500;

/** As a page of a shop with visitors is sent. */
async function askOften(url) {
  for (let time = 0; time < ASKED; time += 1) {
    await (await fetch(url, { headers: { 'accept-encoding': 'br' } })).arrayBuffer();
    await new Promise((later) => setTimeout(later, PAUSE_MS));
  }
}

function figuresOf({ lhr }) {
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const scores = Object.values(lhr.categories).map(({ score }) => Math.round(100 * score));
  const metrics = Object.entries(METRICS).map(([name, digits]) =>
    Number(lhr.audits[name].numericValue.toFixed(digits)),
  );
  return [...scores, ...metrics];
}
