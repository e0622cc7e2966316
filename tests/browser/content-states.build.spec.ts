import { expectAccessible } from './accessible';
import { type ContentGate, startContentGate } from './content-gate';
import { openHydrated } from './guest';
import { expect, type Page, test as journey } from './journey';
import { FULL_FOOTER, LONG_BODY } from './odd-content';
import { startStack, type Stack } from './stack';
import { tabTo } from './keyboard';

/** A shop whose content a test replaces. */
const test = journey.extend<object, { odd: { readonly stack: Stack; readonly gate: ContentGate } }>({
  odd: [
    async ({}, use) => {
      const gates: ContentGate[] = [];
      const stack = await startStack(async (backendUrl) => {
        const gate = await startContentGate(`${backendUrl}/content`);
        gates.push(gate);
        return { CONTENT_URL: gate.url };
      });
      const [gate] = gates;
      if (gate === undefined) throw new Error('There is no content service');
      await use({ stack, gate });
      await stack.stop();
      await gate.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ odd }, use) => use(odd.stack.baseUrl),
});
test.use({ expected: /status of 50[03]/ });
test.afterEach(({ odd }) => odd.gate.restore());

const check = (page: Page, state: string) => expectAccessible(page, state, { inEveryRun: true });
/** What moves although the visitor asked for less motion. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 50)
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );

for (const prefix of ['', '/ie'])
  test(`S2-19 content pages below "${prefix}" that are empty, failed or very long are accessible and can be used`, async ({
    page,
    odd: { gate },
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    gate.replace('pages/about', { title: 'About Posy', body: '' });
    await openHydrated(page, `${prefix}/about`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Posy');
    await expect(page.getByRole('main').getByRole('link', { name: '01632 960 417' })).toBeVisible();
    await check(page, 'content page without body');
    expect(await moving(page)).toEqual([]);
    gate.replace('pages/info', 500);
    expect((await page.goto(`${prefix}/info`))?.status()).toBe(503);
    await expect(page.getByText(/please quote [0-9A-F]{8}\./)).toBeVisible();
    await check(page, 'content page that failed');
    await tabTo(page, `main a[href="${prefix || '/'}"]`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(prefix || '/');
    gate.replace('pages/flower-care', { body: LONG_BODY });
    await openHydrated(page, `${prefix}/flower-care`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flower care');
    await check(page, 'content page of 20,000 words without a title');
    const table = page.getByRole('main').locator('table').first();
    await table.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    expect(await moving(page)).toEqual([]);
  });

test('S1-16 S3-56 a footer of eight columns with fifteen links is accessible, and no banner is shown without words', async ({
  page,
  odd: { stack, gate },
}) => {
  gate.replace('footer', FULL_FOOTER);
  gate.replace('topbar', { Left: '', Center: '' });
  await stack.restartStorefront();
  await openHydrated(page, '/contact-us');
  await expect(page.locator('.footer-column')).toHaveCount(9);
  await expect(page.locator('.top-banner')).toHaveCount(0);
  await page.locator('.footer-ground').scrollIntoViewIfNeeded();
  await check(page, 'long footer');
  await page.setViewportSize({ width: 320, height: 640 });
  const fold = page.locator('.footer-column').nth(3);
  await fold.locator('summary').press('Enter');
  await expect(fold.getByRole('link', { name: 'Link 15' })).toBeVisible();
  await check(page, 'long footer with an open column');
});

test('S8-3 the home page without products has its words, links and promises', async ({
  page,
  odd: { stack, gate },
}) => {
  gate.replace('homepage', {
    title: 'Posy',
    heroHeading: 'Cut at five',
    storyHeading: 'Our story',
    storyText: 'Long.',
  });
  await stack.restartStorefront();
  await openHydrated(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cut at five');
  await expect(page.getByRole('heading', { name: 'Our story' })).toBeVisible();
  await check(page, 'home without rows');
});
