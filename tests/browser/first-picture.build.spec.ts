import { BOUQUET } from './guest';
import { expect, newAddress, standInForPictures, test, type Page } from './journey';

const PAGES = [
  { path: '/', picture: '.plate-picture img' },
  { path: '/flowers/bouquets.html', picture: '.card-picture img' },
  { path: BOUQUET.path, picture: '.gallery-strip img' },
];
/** A card further down: its picture is fetched when it comes near the window. */
const ROW = { path: '/', picture: '.home-band .card-picture img' };
/** At 640 and 1279 px cards are at their widest. */
const WIDTHS = [320, 360, 390, 412, 640, 768, 1024, 1279, 1440];
/** A density above 2x makes no visible difference. */
const MAX_DENSITY = 2;
/** `sizes` gives the width of the box roughly, and browsers may round down. */
const NEAR_ENOUGH = 0.85;
/** On 1x screens, which few phones have. */
const NEARLY_EXACT = 0.97;

for (const density of [1, 2, 3]) {
  test(`at ${density} picture points for a px, the first picture and a card’s fit their boxes`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({
      baseURL,
      deviceScaleFactor: density,
      extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
    });
    await standInForPictures(context);
    const page = await context.newPage();
    const wrong: string[] = [];
    for (const { path, picture } of [...PAGES, ROW]) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 780 });
        const { box, chosen, offered } = await pictureOf(page, picture);
        const needed = box * Math.min(density, MAX_DENSITY);
        const smallest = Math.min(...offered.filter((candidate) => candidate >= needed - 1));
        const floor = needed * (density === 1 ? NEARLY_EXACT : NEAR_ENOUGH);
        if (chosen > smallest || chosen < floor || smallest === Infinity)
          wrong.push(`${path} at ${width}: ${chosen} for ${needed}`);
      }
    }
    expect(wrong).toEqual([]);
    await context.close();
  });
}

for (const { path, picture } of PAGES) {
  test(`of ${path}, the first picture alone is fetched early`, async ({ page }) => {
    await page.goto(path);
    const first = page.locator(picture).first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    const pictures = await page.locator('img[src^="/media/"]').evaluateAll((images) =>
      images.map((image) => ({
        early: image.getAttribute('loading') !== 'lazy',
        main: image.matches('[fetchpriority]'),
      })),
    );
    expect(pictures.length).toBeGreaterThan(4);
    expect(pictures.filter(({ early }) => early)).toEqual([{ early: true, main: true }]);
  });
}

/**
 * Widths of a picture's box in CSS px, and of the chosen and all offered files in picture points. A copy takes the
 * picture's place and chooses for the window as it is now. Its files have new URLs: of those it has, Chrome prefers larger.
 */
async function pictureOf(page: Page, selector: string) {
  const first = page.locator(selector).first();
  await first.scrollIntoViewIfNeeded();
  await first.evaluate((image: HTMLImageElement) => {
    const copy = image.cloneNode() as HTMLImageElement;
    copy.srcset = image.srcset.replaceAll('?', `?window=${innerWidth}&`);
    image.replaceWith(copy);
  });
  await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.currentSrc)).not.toBe('');
  return first.evaluate((image: HTMLImageElement) => ({
    box: image.getBoundingClientRect().width,
    chosen: Number(new URL(image.currentSrc).searchParams.get('w')),
    offered: [...image.srcset.matchAll(/[?&]w=(\d+)/g)].map(([, width]) => Number(width)),
  }));
}
