import { expect, test, type Page } from './journey';

test.use({ viewport: { width: 390, height: 844 } });

const menu = (page: Page) => page.locator('#mobile-menu');
const opener = (page: Page) => page.locator('#bottom-bar-menu');

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S2-59, S4-6 the menu of a phone opens on demand, and its button closes it again', async ({ page }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await opener(page).click();
    await expect(menu(page)).toBeVisible();
    await opener(page).click();
    await expect(menu(page)).toBeHidden();
  });

  test('S2-80 Home leads home while the menu is open, and closes it', async ({ page }) => {
    for (const path of ['/flowers/bouquets.html', '/']) {
      await page.goto(path);
      await opener(page).click();
      await expect(menu(page)).toBeVisible();
      await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Home' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await expect(menu(page)).toBeHidden();
    }
  });

  test('S4-8 each column of the footer opens and closes by itself', async ({ page }) => {
    await page.goto('/flower-care');
    const titles = page.locator('footer summary');
    const open = () =>
      page.locator('footer details').evaluateAll((all) => all.map((one) => (one as HTMLDetailsElement).open));
    expect(await open()).toEqual([false, false, false, false]);
    await titles.nth(0).click();
    await titles.nth(2).click();
    expect(await open()).toEqual([true, false, true, false]);
    await expect(page.locator('footer details').nth(2).getByRole('link', { name: 'Purchase terms' })).toBeVisible();
    await titles.nth(0).click();
    expect(await open()).toEqual([false, false, true, false]);
  });
});

test('S2-59, S4-6 the menu of a phone is closed by its cross and by Escape, and the focus returns', async ({
  page,
}) => {
  await page.goto('/');
  for (const close of [() => page.locator('#mobile-menu-close').click(), () => page.keyboard.press('Escape')]) {
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeVisible();
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});
