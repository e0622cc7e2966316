import { test as plain, type Page } from 'playwright/test';
import { newAddress } from '../browser/journey';
import { NOW } from './studio';

export { expect } from 'playwright/test';
export type { BrowserContext, Page } from 'playwright/test';

/** Maximum height of a screenshot, px; the rest of a long list shows nothing new. */
const MAX_PX = 3200;
const PICTURES_MS = 120_000;

/** A visitor with the fixed time and a separate rate limit. */
export const test = plain.extend<{ clock: void }>({
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),
  clock: [
    async ({ page }, use) => {
      await page.clock.setFixedTime(new Date(NOW));
      await use();
    },
    { auto: true },
  ],
});

/** Takes a screenshot: `.screens/<name>-<width>.png`. Waits for the pictures unless `asItIs`. */
export async function shoot(
  page: Page,
  name: string,
  how: 'complete' | 'asItIs' | 'window' = 'complete',
): Promise<void> {
  if (how !== 'asItIs') await everyPicture(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const path = `.screens/${name}-${width}.png`;
  if (how === 'window') {
    await page.screenshot({ path });
    return;
  }
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.screenshot({
    path,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.max(height, Math.min(whole, MAX_PX)) },
  });
}

/** Lays out what is far below the window, and loads lazy pictures too, as far as the screenshot reaches. */
async function everyPicture(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    const everything = new CSSStyleSheet();
    everything.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(everything);
    await Promise.all(
      ['600 1em Fraunces', '400 1em Figtree', '600 1em Figtree'].map((face) => document.fonts.load(face)),
    );
    await document.fonts.ready;
    for (const image of document.images) if (image.getBoundingClientRect().top < longest) image.loading = 'eager';
  }, MAX_PX);
  await page.waitForFunction(
    (longest) =>
      [...document.images].every(
        (image) =>
          image.complete || image.getClientRects().length === 0 || image.getBoundingClientRect().top >= longest,
      ),
    MAX_PX,
    { timeout: PICTURES_MS },
  );
}
