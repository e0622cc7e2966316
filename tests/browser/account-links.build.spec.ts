import { expectAccessible } from './accessible';
import { changeEmail, DEMO_PASSWORD, emailedKey, emailedLink, register, signInAs, signInAsNew } from './customer';
import { expect, test, newAddress, type Page } from './journey';
import { OWN_PAGE } from './guest';

const NEW = 'Wren-nest-9!';

/** The page of an emailed link, whose key is in no URL, page or history. */
async function follow(page: Page, path: string, name: string, email: string, key: string): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ email, [name]: key })}`);
  await expect(page).toHaveURL(path);
  expect(await page.content()).not.toContain(key);
}

async function typeTwice(page: Page, password: string, button = 'Save Password'): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat Password').fill(password);
  await page.getByRole('button', { name: button }).click();
}

const CONFIRM = 'Confirm my address';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const who = javaScriptEnabled ? 'linnet' : 'dunnock';

    test('S1-8 S8-18 S8-19 a new account is confirmed by the email and a password, once', async ({ page, context }) => {
      const email = `${who}-new@example.org`;
      await register(context, email);
      const key = await emailedKey('confirm', email);
      await follow(page, '/customer/account/confirm', 'key', email, key);
      if (javaScriptEnabled) await expectAccessible(page, 'confirm');
      await typeTwice(page, 'Passw0rd!', CONFIRM);
      await expect(page.getByRole('main').getByText('Please choose another password')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page, 'a refused password');
      await typeTwice(page, NEW, CONFIRM);
      await expect(page.getByText('Your email address is confirmed')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page, 'confirmed');
      await signInAs(context, email, NEW);
      await follow(page, '/customer/account/confirm', 'key', email, key);
      await typeTwice(page, DEMO_PASSWORD, CONFIRM);
      await expect(page.getByRole('main').getByText('already been used')).toBeVisible();
      await signInAs(context, email, NEW);
    });

    test('S5-28 a new address is confirmed by its email, and the orders of a guest stay away', async ({
      page,
      context,
    }) => {
      const email = `${who}-moves@example.org`;
      const next = `${who}-moved@example.org`;
      await signInAsNew(context, email);
      await changeEmail(context, next);
      const link = await emailedLink('account-new-email-', next, '/customer/account/confirm-email');
      await page.goto(link);
      await expect(page).toHaveURL('/customer/account/confirm-email');
      if (javaScriptEnabled) await expectAccessible(page, 'a new address');
      await page.getByRole('button', { name: 'Confirm my new address' }).click();
      await expect(page.getByText('This is the address of your account')).toBeVisible();
      await expect(page.getByText(`In this browser you are signed in as ${next}.`)).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page, 'a confirmed address');
      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm my new address' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('already been used');
    });

    test("the link of one account leaves another account's session as it is, and says so", async ({
      page,
      context,
    }) => {
      const [own, other] = [`${who}-own@example.org`, `${who}-other@example.org`];
      await register(context, own);
      await signInAsNew(context, other);
      const key = await emailedKey('confirm', own);
      await follow(page, '/customer/account/confirm', 'key', own, key);
      await typeTwice(page, NEW, CONFIRM);
      await expect(page.getByText('still signed in to another account')).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page, 'confirmed beside another account');
      await page.goto('/customer');
      await expect(page.getByText(other).first()).toBeVisible();
    });

    test('the page of a link does nothing with another link that was opened later', async ({ page, context }) => {
      const [own, later] = [`${who}-first@example.org`, `${who}-later@example.org`];
      await register(context, own);
      await register(context, later);
      const keys = [await emailedKey('confirm', own), await emailedKey('confirm', later)] as const;
      await follow(page, '/customer/account/confirm', 'key', own, keys[0]);
      const tab = await context.newPage();
      await follow(tab, '/customer/account/confirm', 'key', later, keys[1]);
      await typeTwice(page, NEW, CONFIRM);
      await expect(page.getByText('Please open the link in our email once more')).toBeVisible();
      await typeTwice(tab, NEW, CONFIRM);
      await expect(tab.getByText('Your email address is confirmed')).toBeVisible();
    });

    test('S2-25 S2-26 a new password is chosen by the email, once', async ({ page, context }) => {
      const email = `${who}@example.org`;
      await signInAsNew(context, email);
      await context.request.post('/api/actions/request-password-reset', {
        data: { email, captchaToken: null },
        headers: { ...OWN_PAGE, 'x-forwarded-for': newAddress() },
      });
      const key = await emailedKey('reset', email);
      await follow(page, '/customer/account/createPassword', 'token', email, key);
      if (javaScriptEnabled) await expectAccessible(page, 'a new password');
      await typeTwice(page, NEW);
      await expect(page.getByText('Your password was changed.')).toBeVisible();
      await signInAs(context, email, NEW);
      await follow(page, '/reset-password', 'token', email, key);
      await typeTwice(page, DEMO_PASSWORD);
      await expect(page.getByText('already been used')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Send me another email' })).toBeVisible();
      if (javaScriptEnabled) await expectAccessible(page, 'a used link');
    });
  });
}

test('S1-11 S2-29 a customer orders the newsletter and cancels it', async ({ page, context }) => {
  await signInAsNew(context, `letter@example.org`);
  await page.goto('/customer/my-newsletter');
  await expect(page).toHaveTitle(/^My newsletter – /);
  await expectAccessible(page, 'newsletter');
  const tick = page.getByLabel('Send me the newsletter');
  await tick.check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Your newsletter choice was saved.')).toBeVisible();
  await expect(tick).toBeChecked();
  await tick.uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(tick).not.toBeChecked();
});
