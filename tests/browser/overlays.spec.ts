import { expectAccessible } from './accessible';
import { fillCart, openHydrated, OWN_PAGE, PLAIN } from './guest';
import { expect, test, type Page } from './journey';
import { isHydrated, reloadedJustNow } from './slow-phone';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const bar = (page: Page) =>
  isPhone(page) ? page.getByRole('navigation', { name: 'Shortcuts' }) : page.getByRole('banner');
const cartLink = (page: Page) => bar(page).getByRole('link', { name: /^Cart/ });
const overlay = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** What opens the choice of currency or store: on a phone it is in the menu. */
async function choiceLink(page: Page, name: RegExp) {
  if (!isPhone(page)) return page.getByRole('banner').getByRole('link', { name });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  return page.locator('#mobile-menu').getByRole('link', { name });
}

test('S2-54 the cart sidebar is opened, used and closed by keyboard', async ({ page, context }) => {
  await fillCart(context);
  await openHydrated(page, '/flower-care');
  await cartLink(page).focus();
  await page.keyboard.press('Enter');
  const sidebar = overlay(page, 'Your cart');
  await expect(sidebar.getByText('Total items: 1')).toBeVisible();
  await expect(sidebar.getByRole('heading', { name: 'Your cart', exact: true })).toBeFocused();
  await expectAccessible(page, 'an item');
  // Nothing behind it can be reached or scrolled.
  const scrolled = () => page.evaluate(() => scrollY);
  const before = await scrolled();
  await page.keyboard.press('End');
  expect(await scrolled()).toBe(before);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') ?? null)).toBeNull();
  await sidebar.getByRole('button', { name: `One more ${PLAIN.name}` }).press('Enter');
  await expect(sidebar.getByText('Total items: 2')).toBeVisible();
  await sidebar.getByRole('button', { name: `Remove ${PLAIN.name}` }).press('Enter');
  const question = overlay(page, 'Remove from your cart?');
  await expect(question).toBeVisible();
  await expectAccessible(page, 'the question');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(sidebar).toBeVisible();
  await sidebar.getByRole('button', { name: `Remove ${PLAIN.name}` }).press('Enter');
  await question.getByRole('button', { name: 'Yes, remove it' }).press('Enter');
  await expect(sidebar.getByText('Product removed')).toBeVisible();
  await expect(sidebar.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  await expect(sidebar.getByRole('heading', { name: 'Your cart', exact: true })).toBeFocused();
  await expectAccessible(page, 'empty');
  await page.keyboard.press('Escape');
  await expect(sidebar).toBeHidden();
  await expect(cartLink(page)).toBeFocused();
});

test('a press before the page is hydrated opens the sidebar, without leaving the page', async ({ page, context }) => {
  await fillCart(context);
  await page.goto('/flower-care');
  expect(await isHydrated(page)).toBe(false);
  await cartLink(page).click();
  await expect(overlay(page, 'Your cart').getByRole('link', { name: PLAIN.name })).toBeVisible();
  await expect(page).toHaveURL('/flower-care');
  await overlay(page, 'Your cart').getByRole('link', { name: 'Go to checkout' }).click();
  await expect(page).toHaveURL('/checkout/user-account');
});

test.describe('scripts that do not arrive', () => {
  test.use({ expected: /Failed to load resource/ });

  test('the link of an overlay is followed when the script that draws it fails', async ({ page, context }) => {
    await fillCart(context);
    await openHydrated(page, '/flower-care');
    await page.waitForLoadState('networkidle');
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await cartLink(page).click();
    await expect(page).toHaveURL('/cart');
    await page.unroute('**/_next/static/**/*.js');
    await expect(page.getByRole('link', { name: PLAIN.name })).toBeVisible();
  });

  test('an overlay whose content fails to load says so and loads it again', async ({ page }) => {
    await openHydrated(page, '/flower-care');
    await cartLink(page).click();
    await expect(overlay(page, 'Your cart')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(overlay(page, 'Your cart')).toBeHidden();
    await page.waitForLoadState('networkidle');
    await reloadedJustNow(page);
    await page.route('**/_next/static/**/*.js', (route) => route.abort());
    await (await choiceLink(page, /^Currency/)).click();
    const modal = overlay(page, 'Choose Currency');
    await expect(modal.getByText('We could not open this just now.')).toBeVisible();
    await expectAccessible(page, 'failed');
    await page.unroute('**/_next/static/**/*.js');
    await modal.getByRole('button', { name: 'Try again' }).click();
    await expect(modal.getByRole('button', { name: /^EUR/ })).toBeVisible();
  });
});

test('S1-14 S2-74 S2-81 S2-83 S2-84 another currency loads the page again where it was', async ({ page }) => {
  await openHydrated(page, '/flowers/bouquets.html');
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }));
  await (await choiceLink(page, /^Currency: *GBP/)).click();
  const modal = overlay(page, 'Choose Currency');
  await expect(page.locator('#mobile-menu')).toBeHidden();
  await expect(modal.getByRole('listitem')).toHaveText([/^GBP/, /^EUR/, /^USD/]);
  await expect(modal.locator('[aria-current]')).toHaveText(/^GBP/);
  await expectAccessible(page, 'currencies');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal).toBeHidden();
  const opener = isPhone(page) ? '#bottom-bar-menu' : '#header-currency';
  await expect(page.locator(opener)).toBeFocused();
  await (await choiceLink(page, /^Currency/)).click();
  const before = await page.evaluate(() => scrollY);
  await Promise.all([page.waitForEvent('load'), modal.getByRole('button', { name: /^EUR/ }).click()]);
  await expect(page.locator('main .price').first()).toContainText('€');
  await expect(page.locator(opener)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('S2-75 S2-85 S2-87 S2-88 another store opens its home page', async ({ page }) => {
  await openHydrated(page, '/flower-care');
  await (await choiceLink(page, /^Shop in: *United Kingdom/)).click();
  const modal = overlay(page, 'Change Store');
  await expect(modal.locator('[aria-current]')).toHaveCount(1);
  await expectAccessible(page, 'stores');
  await modal.getByRole('button', { name: 'Cancel' }).click();
  await expect(modal).toBeHidden();
  await (await choiceLink(page, /^Shop in/)).click();
  await modal.getByRole('button').filter({ hasText: 'Ireland' }).click();
  await expect(page).toHaveURL('/ie');
});

test('S2-56 S2-77 the account of a guest is the login modal, before and after the page is hydrated', async ({
  page,
}) => {
  await page.goto('/flower-care');
  expect(await isHydrated(page)).toBe(false);
  const account = bar(page).getByRole('link', { name: 'Account' });
  await account.click();
  const modal = overlay(page, 'Sign in');
  await expect(modal).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal).toBeHidden();
  await expect(account).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(modal).toBeVisible();
  await expect(page).toHaveURL('/flower-care');
  // Pressed again before the event of the closed dialog has come.
  await account.evaluate(async (link: HTMLElement) => {
    const closed = document.querySelector('dialog');
    const event = new Promise((resolve) => closed?.addEventListener('close', resolve));
    closed?.close();
    link.click();
    await event;
  });
  await expect(modal).toBeVisible();
});

test('S2-71 S2-72 S2-76 S2-78 a customer has a filled account icon, a wishlist and a page', async ({
  page,
  context,
}) => {
  await openHydrated(page, '/flower-care');
  await expect(bar(page).getByRole('link', { name: /^Wishlist/ })).toBeHidden();
  const fill = () => page.locator('#header-account .icon').evaluate((icon) => getComputedStyle(icon).fill);
  const guest = await fill();
  const signedIn = await context.request.post('/api/actions/sign-in', {
    data: { email: 'rosalind@posy.example', password: 'Posy-demo-1', captchaToken: null },
    headers: OWN_PAGE,
  });
  expect(await signedIn.json()).toMatchObject({ result: { ok: true } });
  await page.reload({ waitUntil: 'networkidle' });
  expect(await fill()).not.toBe(guest);
  await expect(bar(page).getByRole('link', { name: isPhone(page) ? 'Wishlist' : 'Wishlist items: 4' })).toBeVisible();
  await bar(page)
    .getByRole('link', { name: /^Wishlist/ })
    .click();
  const sidebar = overlay(page, 'Your wishlist');
  await expect(sidebar.getByRole('listitem')).toHaveCount(4);
  await expectAccessible(page, 'wishes');
  await page.keyboard.press('Escape');
  await bar(page)
    .getByRole('link', { name: /^Account/ })
    .click();
  await expect(page).toHaveURL('/customer/my-profile');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rosalind@posy.example');
  await expectAccessible(page, 'account');
  if (isPhone(page)) await page.getByRole('link', { name: 'Back to My Account' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar(page).getByRole('link', { name: /^Wishlist/ })).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('cart, account, currency and store lead to pages and forms', async ({ page }) => {
    await page.goto('/flower-care');
    await cartLink(page).click();
    await expect(page).toHaveURL('/cart');
    await bar(page).getByRole('link', { name: 'Account' }).click();
    await expect(page).toHaveURL('/sign-in');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
    if (!isPhone(page)) await (await choiceLink(page, /^Currency/)).click();
    await page.getByRole('contentinfo').getByRole('button', { name: 'EUR' }).click();
    await page.goto('/flowers/bouquets.html');
    await expect(page.locator('main .price').first()).toContainText('€');
  });
});
