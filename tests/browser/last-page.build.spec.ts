import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expectAccessible } from './accessible';
import { expect, test as journey } from './journey';
import { tabTo } from './keyboard';
import { type Stack, startStack } from './stack';

/** The shop with a bug in its error page. */
const test = journey.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({ NODE_OPTIONS: `--require ${join(__dirname, 'error-page-bug.cjs')}` });
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});
test.use({ expected: /the server responded with a status of 50[03]/ });

const WORDS = 'An error occurred while showing the error page';

/** Lines of the storefront's log with this id. */
function linesOf(stack: Stack, id: string): string[] {
  const log = readFileSync(join(stack.dataDir, 'server.log'), 'utf8');
  return log.split('\n').filter((line) => line.includes(`"id":"${id}"`));
}

async function lastPageOf(stack: Stack, path: string, cookie = '') {
  const answer = await fetch(stack.baseUrl + path, { headers: { cookie } });
  const html = await answer.text();
  return { status: answer.status, headers: answer.headers, html, id: /quote (\w+)\./.exec(html)?.[1] ?? '' };
}

test('S2-124 S2-125 a page of its own stands for a failed error page, in both stores', async ({ page, stack }) => {
  for (const [path, home] of [
    ['/gone.html', '/'],
    ['/ie/gone.html', '/ie'],
  ] as const) {
    const { status, headers, html, id } = await lastPageOf(stack, path);
    expect([status, headers.get('cache-control'), html.includes(`<h1>${WORDS}</h1>`)]).toEqual([500, 'no-store', true]);
    await expect.poll(() => linesOf(stack, id)).toHaveLength(1);
    expect(linesOf(stack, id)[0]).toContain('A bug of the error page');
    expect(html.length).toBeLessThan(1000);
    expect(html).not.toMatch(/A bug|at |node_modules|<link|<script|<style/);
    await page.goto(path);
    await expectAccessible(page, 'the last page', { inEveryRun: true });
    await tabTo(page, `a[href="${home}"]`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(stack.baseUrl + home);
    await expect(page.locator('#site-header')).toBeVisible();
  }
});

test('S2-124 a page that failed with a status passes it on', async ({ stack }) => {
  await stack.backend.kill();
  for (const path of ['/roses-for-nobody.html', '/ie/roses-for-nobody.html', '/cart']) {
    const { status, headers, html, id } = await lastPageOf(stack, path, 'vsf-cart=cart-1');
    expect([path, status, headers.get('retry-after'), html.includes(WORDS)]).toEqual([
      path,
      503,
      path === '/cart' ? null : '5',
      true,
    ]);
    await expect.poll(() => linesOf(stack, id)).toHaveLength(1);
  }
  await stack.backend.start();
});
