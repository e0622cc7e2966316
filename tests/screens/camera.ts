import { test as plain, type Page } from 'playwright/test';
import { newAddress } from '../browser/journey';
import { NOW } from './studio';

export { expect } from 'playwright/test';
export type { Page } from 'playwright/test';

/** Longest picture, px of the page: the rest of a long list shows nothing new. */
const LONGEST_PX = 3200;
/** Seconds that one drawing may take. */
const PICTURE_S = 60;

/** A visitor with the clock of the studio, whose limits count for nobody else. */
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

/** Photographs the page as it stands: `.screens/<name>-<width>.png`. Waits for the pictures unless told `asItIs`. */
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
    clip: { x: 0, y: 0, width, height: Math.max(height, Math.min(whole, LONGEST_PX)) },
  });
}

/** Lazy pictures are asked for by walking down the page, as a reader does; stand-ins are exchanged once all are drawn. */
async function everyPicture(page: Page): Promise<void> {
  await page.evaluate(async (longest) => {
    await document.fonts.ready;
    const end = Math.min(document.documentElement.scrollHeight, longest);
    for (let y = 0; y < end; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((later) => setTimeout(later, 60));
    }
    scrollTo(0, 0);
  }, LONGEST_PX);
  const seen = await page.evaluate(
    (longest) =>
      [...document.images]
        .filter((image) => image.getClientRects().length > 0 && image.getBoundingClientRect().top < longest)
        .map((image) => image.currentSrc || image.src),
    LONGEST_PX,
  );
  for (const address of new Set(seen)) await drawn(address);
  await page.evaluate(async () => {
    for (const image of document.images) {
      if (image.currentSrc === '') continue;
      const { src, srcset } = image;
      image.srcset = '';
      image.src = '';
      Object.assign(image, { src, srcset });
    }
    const whole = [...document.images].filter(({ loading }) => loading !== 'lazy').map((image) => image.decode());
    await Promise.allSettled(whole);
  });
  await page.waitForTimeout(300);
}

/** Waits until the picture of this address is drawn; the backend itself is asked, for the door does not wait. */
async function drawn(address: string): Promise<void> {
  if (!URL.canParse(address)) return;
  const { pathname, search } = new URL(address);
  if (!pathname.startsWith('/media/')) return;
  const headers = { prefer: `wait=${PICTURE_S}`, accept: 'image/avif,image/webp,*/*' };
  const answer = await fetch(`${process.env.POSY_PICTURES_URL}${pathname}${search}`, { headers }).catch(() => null);
  await answer?.body?.cancel();
}
