import { openWorkerFiles } from '../../server/worker-files';
import { PLAIN } from './guest';
import { expect, type Page } from './journey';
import { openWithWorker, workerRuns } from './offline-phone';
import { test } from './release-proxy';

test.use({ serviceWorkers: 'allow' });

const stateOf = (page: Page, which: 'waiting' | 'active') =>
  page.evaluate(async (one) => (await navigator.serviceWorker.getRegistration())?.[one]?.state, which);
const lookForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test('S1-19 an open tab survives a release, which is offered', async ({ page, releases }) => {
  await openWithWorker(page, `${releases.url}${PLAIN.path}`);
  const script = await (await page.request.get(`${releases.url}/sw.js`)).text();
  releases.publish(`${script}\n// Another release.`);
  await lookForUpdate(page);
  const offer = page.getByRole('status').filter({ hasText: 'There is a new version of our website.' });
  await expect(offer).toBeVisible();
  expect([await stateOf(page, 'waiting'), await stateOf(page, 'active')]).toEqual(['installed', 'activated']);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await offer.getByRole('button', { name: 'Show it' }).click();
  await expect.poll(() => page.evaluate(() => 'stays' in window).catch(() => true)).toBe(false);
  await workerRuns(page);
  expect(await stateOf(page, 'waiting')).toBeUndefined();
  await expect(offer).toHaveCount(0);
});

test('S1-19 the switch withdraws a worker, also one that fails at every page, with its caches', async ({
  page,
  releases,
}) => {
  releases.publish(`
    self.addEventListener('install', (event) => event.waitUntil(caches.open('posy-pages')));
    self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
    self.addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(Response.error()));
  `);
  await openWithWorker(page, `${releases.url}${PLAIN.path}`);
  await expect(page.goto(`${releases.url}/`)).rejects.toThrow();
  releases.publish(withdrawn());
  // Each visit, even one that fails, lets the browser look for another script.
  await expect(async () => {
    expect((await page.goto(`${releases.url}/`))?.status()).toBe(200);
  }).toPass();
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

/** What `/sw.js` is with SERVICE_WORKER=off. */
function withdrawn(): string {
  let text = '';
  const response = {
    setHeader: () => response,
    writeHead: () => response,
    end: (body: Buffer) => void (text = body.toString()),
  };
  openWorkerFiles(undefined, false).serve({ method: 'GET', headers: {} } as never, response as never, '/sw.js');
  return text;
}
