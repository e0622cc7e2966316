import { BOUQUET, fillCart, openHydrated } from './guest';
import { expect, test, type Page } from './journey';

/** rem: xs 320, sm 640, md 768, lg 1024, xl 1280 and xxl 1536 px. */
const BREAKPOINTS = [20, 40, 48, 64, 80, 96];

/** Widths of the window, in rem, at which the styles of the page change. */
const changesOf = (page: Page) =>
  page.evaluate(() => {
    const conditions: string[] = [];
    const read = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule) conditions.push(rule.conditionText);
        if (rule instanceof CSSGroupingRule) read(rule.cssRules);
        else if (rule instanceof CSSStyleRule) read(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) read(sheet.cssRules);
    const widths = conditions.filter((condition) => /width/.test(condition));
    return [...new Set(widths.flatMap((condition) => condition.match(/[\d.]+(?=rem)|[\d.]+px/g) ?? [condition]))];
  });

test('S9-24 the pages change at breakpoints of the theme and at no other width', async ({ page, context }) => {
  await fillCart(context);
  const all = new Set<string>();
  for (const path of ['/', '/flowers/bouquets.html', BOUQUET.path, '/cart', '/checkout/user-account', '/flower-care']) {
    await page.goto(path);
    for (const width of await changesOf(page)) all.add(width);
  }
  expect([...all].filter((width) => !BREAKPOINTS.includes(Number(width)))).toEqual([]);
  expect([...all]).toEqual(expect.arrayContaining(['48', '64']));
});

const shown = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<Readonly<Record<string, boolean>>>((resolve) => {
        // Within the frame after the resize, earlier than 50 ms.
        requestAnimationFrame(() => {
          const isShown = (selector: string) => document.querySelector(selector)?.checkVisibility() ?? false;
          resolve({ menu: isShown('.main-menu'), bar: isShown('.bottom-bar'), sheet: isShown('#mobile-menu') });
        });
      }),
  );

test('S9-24 S9-33 the layout follows the width of the window at once, also with the menu of a phone open', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1023, height: 900 });
  await page.goto('/');
  expect(await shown(page)).toEqual({ menu: false, bar: true, sheet: false });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await shown(page)).toEqual({ menu: false, bar: true, sheet: true });
  await page.setViewportSize({ width: 1024, height: 900 });
  expect(await shown(page)).toEqual({ menu: true, bar: false, sheet: false });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
  await page.setViewportSize({ width: 1023, height: 900 });
  expect(await shown(page)).toEqual({ menu: false, bar: true, sheet: true });
});

test('S9-33 the summary of an order is open where it has a column, as soon as the window is that wide', async ({
  page,
  context,
}) => {
  await fillCart(context);
  await page.setViewportSize({ width: 1023, height: 900 });
  await openHydrated(page, '/checkout/user-account');
  const fold = page.locator('.order-summary details');
  await expect(fold).not.toHaveAttribute('open');
  await page.setViewportSize({ width: 1024, height: 900 });
  await expect(fold).toHaveAttribute('open');
});
