import type { BrowserContext, Page } from 'playwright/test';

/** A slow phone on a slow network: CPU x4, 1.6 Mbit/s, 150 ms round trip. */
export async function slowPhone(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
}

/** Hydrates the page, as any use of it does; resolves once it is. */
export async function hydrate(page: Page): Promise<void> {
  await page.evaluate(() => document.body.dispatchEvent(new Event('input', { bubbles: true })));
  await hydrated(page);
}

/** Resolves once React has hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached', timeout: 30_000 });
}

/** Whether React has hydrated. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.hydrated !== undefined);
}

/** A number from 0 to 1 that is the same in every run, so that delays are spread and repeatable. */
export function spread(run: number): number {
  return (run * 0.618_034) % 1;
}

/** A failed script has made the browser load a page of this tab a moment ago, so that the next one does not. */
export async function reloadedJustNow(page: Page): Promise<void> {
  await page.evaluate(() => sessionStorage.setItem('posy-reloaded', String(Date.now())));
}
