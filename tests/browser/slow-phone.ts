import type { BrowserContext, Page } from 'playwright/test';

/** A slow phone on a slow line: a fourth of the processor, 1.6 Mbit/s, 150 ms there and back. */
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

/** Resolves once React answers. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-live]').waitFor({ state: 'attached', timeout: 30_000 });
}

/** Whether React answers already. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset.live !== undefined);
}

/** Number from 0 to 1 that is the same in every run: the delays of a race are spread, not random. */
export function spread(run: number): number {
  return (run * 0.618_034) % 1;
}
