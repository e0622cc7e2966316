import { expect, type Page } from 'playwright/test';

/** Resolves once the page's worker has been installed, has kept the open pages, and controls this page. */
export async function workerRuns(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.state === 'activated' && navigator.serviceWorker.controller !== null;
      }),
    )
    .toBe(true);
}

/** Opens a page and waits for the worker that it installs. */
export async function openWithWorker(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await workerRuns(page);
  // Its scripts, which the page fetches while it is idle.
  await page.waitForLoadState('networkidle');
}

/** Paths of the pages that are kept now. */
export function keptPages(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    if (!(await caches.has('posy-pages'))) return [];
    const pages = await caches.open('posy-pages');
    return (await pages.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
}

/** Every text that the browser stores for the shop: caches, IndexedDB, both storages. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts: string[] = [JSON.stringify({ ...localStorage }), JSON.stringify({ ...sessionStorage })];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        texts.push(request.url, JSON.stringify([...(response?.headers ?? [])]), (await response?.text()) ?? '');
      }
    }
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(new Error(request.error?.message));
      });
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        texts.push(JSON.stringify(await settled(database.transaction(store).objectStore(store).getAll())));
      }
      database.close();
    }
    return texts.join('\n');
  });
}
