import { expect, test, type Browser, type BrowserContext, type Page } from 'playwright/test';
import { standInForPictures } from './journey';
import { hydrated, isHydrated, slowPhone, spread } from './slow-phone';

/** Runs of each race; kept small, because slow phones are slow to test. The soak has the long run. */
const RUNS = Number(process.env.POSY_RACE_RUNS ?? '3');
/** Maximum delay before the action, ms, by which a slow phone has hydrated. */
const SPAN_MS = 4000;

/** Runs at the same time: a slowed page leaves most of a core idle. */
const AT_ONCE = 3;

type Act = (page: Page) => Promise<void>;
type Check = (page: Page, context: BrowserContext) => Promise<void>;

/** Acts on the page at a different moment in each run, each in a browser session of its own. */
async function race(
  { browser, baseURL }: { readonly browser: Browser; readonly baseURL: string | undefined },
  path: string,
  act: Act,
  check: Check,
): Promise<void> {
  const runs = Array.from({ length: RUNS }, (_, run) => run);
  while (runs.length > 0)
    await Promise.all(
      runs.splice(0, AT_ONCE).map(async (run) => {
        const context = await browser.newContext({ baseURL, viewport: { width: 360, height: 740 } });
        await runOnce(context, run, path, act, check);
        await context.close();
      }),
    );
}

async function runOnce(context: BrowserContext, run: number, path: string, act: Act, check: Check): Promise<void> {
  await standInForPictures(context);
  const page = await context.newPage();
  await slowPhone(context, page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('h1').waitFor();
  // The first run acts at first paint, the others at moments spread around hydration.
  await page.waitForTimeout(run === 0 ? 0 : spread(run) * SPAN_MS);
  notHydrated += Number(!(await isHydrated(page)));
  await act(page);
  await check(page, context);
}

/** Runs in which the action came before hydration. */
let notHydrated = 0;

test.beforeEach(() => {
  notHydrated = 0;
});

test.afterEach(() => {
  const description = JSON.stringify({ runs: RUNS, notHydrated, lost: 0, doubled: 0 });
  if (test.info().status === 'passed') test.info().annotations.push({ type: 'figures', description });
});

test.describe.configure({ timeout: 60_000 + RUNS * 24_000 });

test('early presses of the add button are neither lost nor doubled', async ({ browser, baseURL }) => {
  await race(
    { browser, baseURL },
    '/peony-plate-card.html',
    async (page) => {
      await page.locator('#add-to-cart-button').click();
    },
    async (page, context) => {
      await page
        .locator('#add-to-cart')
        .getByText(/in your cart/)
        .waitFor({ timeout: 20_000 });
      const answer = await context.request.post('/api/actions/load-visitor', {
        data: { path: '/' },
        headers: { 'sec-fetch-site': 'same-origin' },
      });
      expect(await answer.json()).toMatchObject({ result: { ok: true, value: { cartQuantity: 1 } } });
    },
  );
});

test('early changes of text and select fields reach React’s state', async ({ browser, baseURL }) => {
  await race(
    { browser, baseURL },
    '/hush.html',
    async (page) => {
      await page.locator('textarea').first().fill('Rose');
    },
    async (page) => {
      await hydrated(page);
      await expect(page.getByText(/196 characters left/)).toBeVisible();
      await expect(page.locator('textarea').first()).toHaveValue('Rose');
    },
  );
});

test('the menu responds at once, before and after hydration', async ({ browser, baseURL }) => {
  await race(
    { browser, baseURL },
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Menu' }).click();
    },
    async (page) => {
      await expect(page.getByRole('link', { name: 'Bouquets' }).last()).toBeVisible();
    },
  );
});

test('an early selection counts in the price, before and after hydration', async ({ browser, baseURL }) => {
  await race(
    { browser, baseURL },
    '/market-day-bouquet.html',
    async (page) => {
      await page.getByLabel('Clear glass posy vase').check();
    },
    async (page) => {
      await hydrated(page);
      await expect(page.locator('.price-block .hint').first()).toContainText('£');
      await expect(page.getByLabel('Clear glass posy vase')).toBeChecked();
    },
  );
});

test('an early link navigates, before and after hydration', async ({ browser, baseURL }) => {
  await race(
    { browser, baseURL },
    '/peony-plate-card.html',
    async (page) => {
      await page.locator('.crumbs a').last().click();
    },
    async (page) => {
      await page.waitForURL('**/gifts/**');
    },
  );
});
