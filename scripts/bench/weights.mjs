/** Bytes of each kind of page, brotli at quality 11: scripts before and after hydration, styles and HTML. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hydrate, onPhone, PAGES, withBrowser } from './browser.mjs';
import { withShop } from './shop.mjs';

const KINDS = [...PAGES, { name: 'checkout', path: '/checkout/user-account' }];
const NAMED_PATHS = { BOUQUET: '/market-day-bouquet.html', PLAIN: '/peace-lily.html' };

export function measure({ project }) {
  const scriptBudgets = budgetsOf(project, 'script-sizes');
  const styleBudgets = budgetsOf(project, 'style-sizes');
  return withShop(project, ({ url }) =>
    withBrowser(async (browser) => {
      const rows = [];
      for (const { name, path } of KINDS) {
        const options = { slow: false, cartOf: path.startsWith('/c') ? url : null };
        const { critical, script, stylesheet, html } = await onPhone(
          browser,
          (page) => weigh(page, url + path),
          options,
        );
        rows.push([name, critical, script, scriptBudgets[path], stylesheet, styleBudgets[path], html]);
      }
      const columns = ['critical scripts', 'all hydrated', 'budget', 'styles', 'budget', 'HTML'];
      return [{ title: 'Bytes (brotli 11); budgets are those of the tests', columns, rows }];
    }),
  );
}

async function weigh(page, url) {
  const sizes = { script: new Map(), stylesheet: new Map() };
  const measured = [];
  page.on('response', (response) => {
    const found = sizes[response.request().resourceType()];
    if (found === undefined) return;
    const keep = async () => found.set(response.url(), brotli(await response.body()));
    measured.push(keep());
  });
  const html = await (await page.goto(url)).text();
  await hydrate(page);
  await page.waitForLoadState('networkidle');
  await Promise.all(measured);
  const [script, stylesheet] = [sizes.script, sizes.stylesheet].map(total);
  return { critical: criticalScripts(html, sizes.script), script, stylesheet, html: brotli(html) };
}

/** Scripts in the HTML that run as it arrives. */
function criticalScripts(html, sizes) {
  const scripts = [...html.matchAll(/<script([^>]*)>(.*?)<\/script>/gs)].filter(
    ([, tag]) => !/type="(?!module)/.test(tag),
  );
  const bytes = scripts.map(([, tag, text]) => {
    const path = /src="([^"]+)"/.exec(tag)?.[1];
    if (path === undefined) return brotli(text);
    return [...sizes].find(([url]) => url.endsWith(path))?.[1] ?? 0;
  });
  return bytes.reduce((sum, size) => sum + size, 0);
}

const brotli = (content) => brotliCompressSync(content).byteLength;
const total = (sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0);

/** Byte budgets by path, from the test that enforces them. */
function budgetsOf(project, test) {
  const text = readFileSync(join(project, `tests/browser/${test}.build.spec.ts`), 'utf8');
  const rows = text.matchAll(/\[(?:'([^']+)'|(\w+)\.path), ([\d_]+)\]/g);
  return Object.fromEntries(
    [...rows].map(([, path, name, bytes]) => [path ?? NAMED_PATHS[name], Number(bytes.replaceAll('_', ''))]),
  );
}
