import { openHydrated } from '../browser/guest';
import { isPicture } from '../browser/journey';
import { shoot, test } from './camera';

const GALLERY = '/chichester-wedding-flowers';
const STORY = `${GALLERY}/wedding-by-the-sea`;

test('weddings', async ({ page }) => {
  await page.goto(GALLERY);
  await shoot(page, 'weddings');
  await openHydrated(page, STORY);
  await shoot(page, 'wedding');
  await page.locator('#enlarge-2').click();
  await page.getByRole('dialog').locator('.zoom-caption').waitFor();
  await shoot(page, 'wedding-enlarged', 'window');
});

test('a wedding whose pictures fail to load', async ({ page }) => {
  await page.route(isPicture, (route) => route.abort());
  await page.goto(STORY);
  await shoot(page, 'wedding-without-pictures');
});

test('weddings with captions of three hundred letters', async ({ page }) => {
  await page.goto(STORY);
  await page.evaluate(() => {
    for (const caption of document.querySelectorAll('figcaption'))
      caption.textContent = 'The arch stood in the wind, and what was tied to it stood with it. '
        .repeat(5)
        .slice(0, 300);
  });
  await shoot(page, 'wedding-long');
});
