import { overflowOf } from './accessible';
import { BOUQUET, fillCart, openHydrated } from './guest';
import { expect, isPicture, test, type Page } from './journey';

const PUBLIC = ['/', '/flowers/bouquets.html', '/flowers/bouquets.html?view=list', BOUQUET.path];
/** Sixty letters without a break opportunity. */
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunte';

/** Replaces product names in cards, rows and headings by one long word, then by many words. */
async function lengthenNames(page: Page): Promise<void> {
  await page.evaluate((word) => {
    for (const name of document.querySelectorAll('main h1, main h2, main h3, main article a, main li a, main dd')) {
      if (name.children.length === 0 && name.textContent !== '')
        name.textContent = `${word} ${'and more of it '.repeat(8)}`;
    }
  }, LONG_WORD);
}

test.describe('with any product name', () => {
  test.use({ expected: /status of 404/ });

  test('long names, long words and missing pictures break no layout', async ({ page, context }) => {
    await fillCart(context);
    await page.route(isPicture, (route) => route.fulfill({ status: 404, body: '' }));
    for (const path of [...PUBLIC, '/Pages', '/chichester-flower-workshops', '/Home', '/cart']) {
      await openHydrated(page, path);
      await lengthenNames(page);
      expect(await overflowOf(page), path).toEqual([]);
    }
  });
});

test('S2-19 tables and a word of 80 letters break no content page, and a wide table scrolls by keyboard', async ({
  page,
}) => {
  await page.goto('/flower-care');
  await page.evaluate((word) => {
    const cells = (tag: string) => `<tr>${`<${tag}>Conditioned on ${word.slice(0, 20)}</${tag}>`.repeat(6)}</tr>`;
    for (const words of document.querySelectorAll('.words .prose'))
      words.innerHTML = `<p>${word}</p><table tabindex="0">${cells('th')}${cells('td').repeat(3)}</table><p>${word}</p>`;
  }, `${LONG_WORD}beamtengesellschaft1`);
  expect(await overflowOf(page)).toEqual([]);
  const table = page.getByRole('main').locator('table');
  await table.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test.describe('with reduced motion', () => {
  test('nothing moves', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await fillCart(context);
    for (const path of [...PUBLIC, '/cart', '/checkout/user-account']) {
      await openHydrated(page, path);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      expect(await movementsOf(page), path).toEqual([]);
    }
  });

  test('control case: the check detects motion', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => document.body.animate([{ opacity: 0 }, { opacity: 1 }], 5000));
    expect(await movementsOf(page)).toHaveLength(1);
  });
});

/** Running animations and transitions longer than a blink. */
function movementsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? 'nothing'),
  );
}
