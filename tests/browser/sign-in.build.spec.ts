import { expectAccessible } from './accessible';
import { checkout, fillCart, openHydrated, orderButton, placeOrder } from './guest';
import { expect, test, type Page } from './journey';
import { isHydrated } from './slow-phone';

/** A demo customer with saved addresses, and one that is picked. */
const CUSTOMER = { email: 'hamish@posy.example', picked: /The Hornet/, name: 'Hamish Okafor' };
const PASSWORD = 'Posy-demo-1';
const WRONG = 'The account sign-in was incorrect or your account is disabled temporarily.';

/** A machine that is busy with other tests may take too long to compare a password, and the shop then asks to try again. */
test.use({ expected: /status of 429|"kind":"busy"/ });

async function pressUntil(press: () => Promise<void>, seen: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await press();
    await seen();
  }).toPass();
}

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const modal = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const draftOf = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024;
const accountLink = (page: Page) =>
  (isPhone(page) ? page.getByRole('navigation', { name: 'Shortcuts' }) : page.getByRole('banner')).getByRole('link', {
    name: /^Account/,
  });

/** Signs in on the first step of the checkout, as far as the next one. */
async function signInAtCheckout(page: Page, email: string): Promise<void> {
  await openHydrated(page, '/checkout/user-account');
  await page.getByLabel('I have an account').check();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await password(page).fill(PASSWORD);
  await page.getByLabel('Phone').fill('07700 900123');
  await pressUntil(
    () => page.getByRole('button', { name: 'Continue to delivery' }).click(),
    () => page.waitForURL('**/checkout/shipping', { timeout: 5_000 }),
  );
}

test('S1-7 S4-24 a customer signs in at the checkout with a guest cart, picks a saved address, pays and is thanked', async ({
  page,
  context,
}) => {
  await fillCart(context);
  await signInAtCheckout(page, CUSTOMER.email);
  expect(await draftOf(page)).not.toContain(PASSWORD);
  await page.getByLabel(CUSTOMER.picked).check();
  await expectAccessible(page, 'saved addresses');
  await page.getByRole('button', { name: 'Select delivery method' }).click();
  await page.getByLabel('Local delivery').check();
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.waitForURL('**/checkout/billing');
  await expect(page.getByLabel('Another address')).toBeVisible();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/payment');
  await expect(page.getByText(CUSTOMER.name).first()).toBeVisible();
  await page.getByLabel('Cheque').check();
  await page.getByLabel('I accept the').check();
  await placeOrder(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible();
});

test('S8-21 a sign-in that the checkout refuses keeps what was typed', async ({ page, context }) => {
  await fillCart(context);
  await openHydrated(page, '/checkout/user-account');
  await page.getByLabel('I have an account').check();
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused();
  await expectAccessible(page, 'nothing typed');
  await page.getByLabel('Email', { exact: true }).fill('winifred@posy.example');
  await password(page).fill('wrong-1!');
  await page.getByLabel('Phone').fill('07700 900123');
  await pressUntil(
    () => page.getByRole('button', { name: 'Continue to delivery' }).click(),
    () => expect(page.getByText(WRONG)).toBeVisible({ timeout: 5_000 }),
  );
  await expect(password(page)).toHaveValue('wrong-1!');
  await expectAccessible(page, 'sign-in refused');
});

test('S1-7 S4-31 a guest creates an account on the way through the checkout, and the order goes on', async ({
  page,
  context,
}) => {
  const email = `cleo@example.org`;
  await fillCart(context);
  await openHydrated(page, '/checkout/user-account');
  await page.getByLabel('Create an account for next time').check();
  await password(page).fill('short');
  await page.getByRole('button', { name: 'Continue to delivery' }).click();
  await expectAccessible(page, 'a new account with nothing right');
  await password(page).fill(PASSWORD);
  await checkout.account(page, email);
  await expect(page.getByText('Registration confirmation')).toBeVisible();
  expect(await draftOf(page)).not.toContain(PASSWORD);
  await checkout.delivery(page);
  await checkout.billing(page);
  await checkout.payment(page);
  await expect(orderButton(page)).toBeEnabled();
  await placeOrder(page);
});

test('S1-8 S2-56 the login modal is used by keyboard, and the page under it stays', async ({ page }) => {
  await openHydrated(page, '/flower-care');
  await accountLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(modal(page, 'Sign in').getByLabel('Your email')).toBeFocused();
  await expectAccessible(page, 'sign in');
  await page.keyboard.type('winifred@posy.example');
  await page.keyboard.press('Tab');
  await page.keyboard.type('wrong-1!');
  await pressUntil(
    () => page.keyboard.press('Enter'),
    () => expect(page.getByText(WRONG)).toBeVisible({ timeout: 5_000 }),
  );
  await expectAccessible(page, 'sign-in refused');
  await page.getByRole('button', { name: 'Create an account' }).press('Enter');
  await expect(modal(page, 'Register').getByRole('heading', { name: 'Register' })).toBeFocused();
  await modal(page, 'Register').getByRole('button', { name: 'Create an account' }).press('Enter');
  await expect(modal(page, 'Register').getByLabel('First Name')).toBeFocused();
  await expectAccessible(page, 'registration refused');
  await modal(page, 'Register').getByRole('button', { name: 'Sign in' }).press('Enter');
  await page.getByRole('button', { name: 'Forgotten your password?' }).press('Enter');
  await expectAccessible(page, 'new password');
  await page.getByRole('button', { name: 'Reset Password', exact: true }).press('Enter');
  await expect(modal(page, 'Thank you')).toContainText('winifred@posy.example');
  await expectAccessible(page, 'new password requested');
  await page.getByRole('button', { name: 'Back to sign in' }).press('Enter');
  await password(page).fill(PASSWORD);
  await pressUntil(
    () => page.keyboard.press('Enter'),
    () => expect(modal(page, 'Sign in')).toBeHidden({ timeout: 5_000 }),
  );
  await expect(accountLink(page)).toBeFocused();
  await expect(page).toHaveURL('/flower-care');
  await expect(page.locator('html')).toHaveAttribute('data-signed-in', '');
});

test('S2-57 the newsletter modal is opened by the link in the footer, before the page is hydrated too', async ({
  page,
}) => {
  await page.goto('/flower-care');
  expect(await isHydrated(page)).toBe(false);
  await page.getByRole('link', { name: 'Sign up for our newsletter' }).click();
  const newsletter = modal(page, 'Newsletter');
  await expect(newsletter.getByLabel('Your email')).toBeFocused();
  await newsletter.getByRole('button', { name: 'Sign up' }).click();
  await expectAccessible(page, 'newsletter refused');
  await newsletter.getByLabel('Your email').fill(`dora@example.org`);
  await newsletter.getByLabel('Yes, please send me').check();
  await newsletter.getByRole('button', { name: 'Sign up' }).click();
  await expect(newsletter.getByRole('status').first()).toContainText(/You are on our list|look in your inbox/);
  await expectAccessible(page, 'newsletter subscribed');
  await newsletter.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(newsletter).toBeHidden();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-8 S8-21 a customer signs in and out on a page, and reads the account', async ({ page }) => {
    await page.goto('/sign-in');
    const signIn = async (typed: string) => {
      await page.getByLabel('Your email').fill('winifred@posy.example');
      await page.getByLabel('Password').fill(typed);
      await page.getByRole('button', { name: 'Login' }).click();
    };
    await pressUntil(
      () => signIn('wrong-1!'),
      () => expect(page.locator('main').getByRole('alert')).toContainText(WRONG, { timeout: 5_000 }),
    );
    await pressUntil(
      () => signIn(PASSWORD),
      () => expect(page.getByText('You are signed in.')).toBeVisible({ timeout: 5_000 }),
    );
    await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Account');
    await expect(page.getByText('winifred@posy.example')).toBeVisible();
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/customer/my-profile');
    await expect(page).toHaveURL('/');
  });

  test('S2-57 the newsletter is subscribed to on a page', async ({ page }) => {
    await page.goto('/ie');
    await page.locator('#footer-newsletter').click();
    await expect(page).toHaveURL('/ie/newsletter');
    await page.getByLabel('Your email').fill(`eva@example.org`);
    await page.getByLabel('Yes, please send me').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.locator('main').getByRole('status')).toContainText(/You are on our list|look in your inbox/);
  });
});
