import { expectAccessible } from './accessible';
import { fillCart, PLAIN } from './guest';
import { expect, test, type Page } from './journey';
import { hydrated, isHydrated } from './slow-phone';

const PATH = '/flower-care';
const link = (page: Page) => page.locator('#bottom-bar-cart');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your cart', exact: true });
const item = (page: Page) => dialog(page).getByRole('link', { name: PLAIN.name });

/** A page whose last script has run; the others arrive once `release` is called. */
async function openHeld(page: Page, path = PATH): Promise<() => void> {
  let release = (): void => undefined;
  const gate = new Promise<void>((open) => (release = open));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await gate;
    await route.continue().catch(() => undefined);
  });
  await page.goto(path);
  await expect(page.locator('.connection-line')).toBeAttached();
  return release;
}

/** The loader follows a link that was tapped once it has waited this long for the scripts, ms; checking a page by axe takes longer on a busy machine. */
const HYDRATION_TIMEOUT_MS = 5000;
const waitForScripts = (page: Page) =>
  page.addInitScript((timeout) => {
    const { setTimeout } = window;
    window.setTimeout = ((work: () => void, ms?: number) =>
      ms === timeout ? 0 : setTimeout(work, ms)) as typeof window.setTimeout;
  }, HYDRATION_TIMEOUT_MS);

test('S2-54 a tap before the page is hydrated opens the cart in its own frame; the hydrated page fills the same dialog', async ({
  page,
  context,
}) => {
  await fillCart(context);
  await waitForScripts(page);
  const release = await openHeld(page);
  const isOpen = await link(page).evaluate(
    (one: HTMLElement) =>
      new Promise((drawn) => {
        one.click();
        requestAnimationFrame(() => drawn(document.querySelector('dialog:modal') !== null));
      }),
  );
  expect(isOpen).toBe(true);
  await expect(dialog(page).getByRole('heading', { name: 'Your cart' })).toBeFocused();
  await expectAccessible(page, 'the cart on its way', { inEveryRun: true });
  expect(await isHydrated(page)).toBe(false);
  const box = () => dialog(page).locator('.overlay-head').boundingBox();
  const [place, frame] = [await box(), await dialog(page).elementHandle()];
  const closed = await frame?.evaluateHandle((one) => {
    const times = { count: 0 };
    new MutationObserver(() => (times.count += 1)).observe(one, { attributeFilter: ['open'] });
    return times;
  });
  release();
  await expect(item(page)).toBeVisible();
  expect(await frame?.evaluate((one) => one === document.querySelector('dialog:modal'))).toBe(true);
  expect([await closed?.evaluate(({ count }) => count), await box()]).toEqual([0, place]);
  await expect(dialog(page).getByRole('heading', { name: 'Your cart', exact: true })).toBeFocused();
  await expectAccessible(page, 'the cart', { inEveryRun: true });
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link(page)).toBeFocused();
});

test('S2-54 the scripts of the cart are fetched while the page hydrates', async ({ page }) => {
  const release = await openHeld(page);
  const order: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') order.push(request.url());
  });
  await page.exposeFunction('told', () => order.push('hydrated'));
  await page.evaluate(() => document.addEventListener('posy:hydrated', () => void Reflect.get(window, 'told')()));
  const listed = await page.evaluate(
    () => (JSON.parse(document.getElementById('posy-hydrate')?.textContent ?? '') as { src: string[] }).src,
  );
  await link(page).click();
  release();
  await hydrated(page);
  await expect(dialog(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  const isOfTheCart = (url: string) => url !== 'hydrated' && !listed.some((one) => url.endsWith(one));
  expect(order.findIndex(isOfTheCart)).toBeGreaterThan(0);
  expect(order.findIndex(isOfTheCart)).toBeLessThan(order.indexOf('hydrated'));
});

test('S2-54 a cart that is closed before the page is hydrated stays closed, and opens again when it is asked for', async ({
  page,
  context,
}) => {
  await fillCart(context);
  const release = await openHeld(page);
  await link(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link(page)).toBeFocused();
  // Again, and closed by its cross.
  await page.keyboard.press('Enter');
  await dialog(page).getByRole('button', { name: 'Close: Your cart' }).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await hydrated(page);
  await expect(link(page)).not.toHaveAttribute('aria-busy');
  await expect(dialog(page)).toHaveCount(0);
  await link(page).click();
  await expect(item(page)).toBeVisible();
});

test('S2-54 a cart that is opened, closed and opened again before the page is hydrated is open', async ({
  page,
  context,
}) => {
  await fillCart(context);
  const release = await openHeld(page);
  await link(page).click();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await link(page).click();
  release();
  await hydrated(page);
  await expect(item(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('S2-54 a cart that is closed while its scripts are on their way stays closed', async ({ page }) => {
  const release = await openHeld(page);
  // What the page itself does not have.
  const listed = await page.evaluate(
    () => (JSON.parse(document.getElementById('posy-hydrate')?.textContent ?? '') as { src: string[] }).src,
  );
  let letGo = (): void => undefined;
  const held = new Promise<void>((open) => (letGo = open));
  await page.route('**/_next/static/**/*.js', async (route) => {
    if (!listed.some((one) => route.request().url().endsWith(one))) await held;
    await route.continue();
  });
  await link(page).click();
  release();
  await hydrated(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  letGo();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('dialog:modal')).toHaveCount(0);
  await link(page).click();
  await expect(dialog(page).getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
});

test.describe('scripts that fail', () => {
  test.use({ expected: /Failed to load resource/ });

  test('S2-54 an open cart whose scripts fail leads to the page of the cart, from which the way back is free', async ({
    page,
    context,
  }) => {
    await fillCart(context);
    await page.goto(PATH);
    await expect(page.locator('.connection-line')).toBeAttached();
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await link(page).click();
    await expect(page).toHaveURL('/cart');
    await page.unroute('**/_next/static/**/*.js');
    await page.goBack();
    await expect(page.locator('dialog')).toHaveCount(0);
    await link(page).click();
    await expect(item(page)).toBeVisible();
  });
});

test('S2-54 nothing opens early where the page shows the cart itself', async ({ page, context }) => {
  await fillCart(context);
  const release = await openHeld(page, '/cart');
  await link(page).click();
  expect(await page.locator('dialog:modal').count()).toBe(0);
  release();
  await expect(page.getByRole('heading', { name: 'Your cart', level: 1 })).toBeVisible();
});
