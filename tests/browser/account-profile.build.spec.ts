import { expectAccessible } from './accessible';
import { DEMO_PASSWORD, signInAsNew } from './customer';
import { expect, test, type Page } from './journey';

const PROFILE = '/customer/my-profile';
const NEW = 'Wren-nest-9!';

const form = (page: Page, name: string) => page.getByRole('region', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Update personal data' }).click();

test('S2-30 S5-5 S5-27 a customer changes name, email and password', async ({ page, context }) => {
  const email = `wren@example.org`;
  await signInAsNew(context, email);
  await page.goto(PROFILE);
  await expect(page).toHaveTitle(/^My profile – /);
  await expectAccessible(page, 'profile');
  const data = form(page, 'Personal data');
  await data.getByLabel('First Name').fill('Jenny');
  await data.getByLabel('Email', { exact: true }).fill('jenny at home');
  await save(page);
  await expect(data.getByLabel('Email', { exact: true })).toBeFocused();
  await expect(page.getByText('The email field must be a valid email')).toBeVisible();
  await expectAccessible(page, 'email refused');
  await data.getByLabel('Email', { exact: true }).fill(`jenny@example.org`);
  await save(page);
  await expect(data.getByLabel('Current Password')).toBeFocused();
  await expectAccessible(page, 'password asked');
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('follow the link in our email')).toBeVisible();
  const password = form(page, 'Password change');
  await password.getByLabel('Current Password').fill(DEMO_PASSWORD);
  await password.getByLabel('New Password').fill(NEW);
  await password.getByLabel('Repeat Password').fill(NEW);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Your password was changed.')).toBeVisible();
  await page.reload();
  await expect(data.getByLabel('First Name')).toHaveValue('Jenny');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S2-30 S5-27 a customer changes name and password', async ({ page, context }) => {
    await signInAsNew(context, `quiet@example.org`);
    await page.goto(PROFILE);
    const data = form(page, 'Personal data');
    await data.getByLabel('First Name').fill('Jenny');
    await data.getByLabel('Email', { exact: true }).fill('quieter@example.org');
    await save(page);
    await expect(page.getByRole('main').getByRole('alert').first()).toContainText('enter your password');
    // What was refused stands there again.
    await expect(data.getByLabel('First Name')).toHaveValue('Jenny');
    await expect(data.getByLabel('Email', { exact: true })).toHaveValue('quieter@example.org');
    await data.getByLabel('Email', { exact: true }).fill('quiet@example.org');
    await save(page);
    await expect(page.getByText('Your details were saved.')).toBeVisible();
    await expect(data.getByLabel('First Name')).toHaveValue('Jenny');
    const password = form(page, 'Password change');
    await password.getByLabel('Current Password').fill(DEMO_PASSWORD);
    await password.getByLabel('New Password').fill(NEW);
    await password.getByLabel('Repeat Password').fill('Wren-nest-8!');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The two passwords are not the same')).toBeVisible();
  });
});
