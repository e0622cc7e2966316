import { readFileSync } from 'node:fs';
import { type AxeResults, type RunOptions } from 'axe-core';
import { expect, test, type Page } from './journey';

const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'],
  rules: {
    // The specification requires a maximum scale of 2, the one exemption.
    'meta-viewport': { enabled: false },
    'meta-viewport-large': { enabled: false },
    'target-size': { enabled: true },
  },
};

declare global {
  interface Window {
    axe?: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/** Widths of a tablet and a phone, px: a state of a desktop's page is checked at them too, without a journey of its own. */
const NARROWER = [768, 320];
/** Without the width at which the project `narrow` repeats every journey of `wide`. */
const NARROWER_OF_WIDE = [768];

/**
 * Checks the page as it is with axe, and that it does not scroll sideways. States inside of journeys are left to
 * `npm run test:full`; in `npm test` the main screens are checked here (`inEveryRun`), and the markup of all in tests/ui.
 */
export async function expectAccessible(page: Page, state: string, { inEveryRun = false } = {}): Promise<void> {
  if (process.env.POSY_TESTS === 'quick' && !inEveryRun) return;
  await test.step(state, async () => {
    await expectAccessibleNow(page, state);
    const viewport = page.viewportSize();
    if (viewport === null || viewport.width <= Math.max(...NARROWER)) return;
    for (const width of test.info().project.name === 'wide' ? NARROWER_OF_WIDE : NARROWER) {
      await page.setViewportSize({ ...viewport, width });
      await expectAccessibleNow(page, `${state}, ${width} px wide`);
    }
    await page.setViewportSize(viewport);
  });
}

async function expectAccessibleNow(page: Page, state: string): Promise<void> {
  expect(await violationsOf(page), state).toEqual([]);
  expect(await overflowOf(page), `${state}: what is wider than the window`).toEqual([]);
  await setText(page, '200%');
  expect(await overflowOf(page), `${state}: what is wider than the window with text of double size`).toEqual([]);
  await setText(page, '');
}

/** The violations axe reports, one sentence per rule. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  await stillness(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const results = await page.evaluate(async (options) => window.axe?.run(options), OPTIONS);
  if (results === undefined) throw new Error('axe did not run');
  return results.violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}

/** Waits for fades, because axe cannot judge the contrast of a fading element. */
async function stillness(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  );
}

/** Elements that extend beyond the right edge of a page that scrolls sideways. */
export function overflowOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName}.${element.className} ${element.textContent?.slice(0, 30)}`)
      .slice(0, 10);
  });
}

async function setText(page: Page, size: string): Promise<void> {
  await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size);
}
