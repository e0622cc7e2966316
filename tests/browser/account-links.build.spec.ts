import { expectAccessible } from './accessible';
import { DEMO_PASSWORD, emailedKey, register, signInAs, signInAsNew } from './customer';
import { expect, test, newAddress, type Page } from './journey';
import { OWN_PAGE } from './guest';

const NEW = 'Wren-nest-9!';

/** The page of an emailed link, whose key is in no URL, page or history. */
async function follow(page: Page, path: string, name: string, email: string, key: string): Promise<void> {
  await page.goto(`${path}?${new URLSearchParams({ email, [name]: key })}`);
  await expect(page).toHaveURL(path);
  expect(await page.content()).not.toContain(key);
}

async function typeTwice(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Repeat Password').fill(password);
  await page.getByRole('button', { name: 'Save Password' }).click();
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });
    const who = javaScriptEnabled ? 'linnet' : 'dunnock';

    test('S1-8 S8-18 S8-19 a new account is confirmed by the email, once', async ({ page, context }) => {
      const email = `${who}-new@example.org`;
      await register(context, email);
      const key = await emailedKey('confirm', email);
      await follow(page, '/customer/account/confirm', 'key', email, key);
      if (javaScriptEnabled) await expectAccessible(page, 'confirm');
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
      await signInAs(context, email);
      await follow(page, '/customer/account/confirm', 'key', email, key);
      await page.getByRole('button', { name: 'Confirm my address' }).click();
      await expect(page.getByRole('main').getByRole('alert')).toContainText('already been used');
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
      await expect(page.getByRole('link', { name: 'Send me another e-mail' })).toBeVisible();
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
