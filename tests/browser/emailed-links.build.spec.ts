import { expectAccessible } from './accessible';
import { DEMO_PASSWORD, emailedLink, signInAs, signInAsNew } from './customer';
import { fillCart, placeOrder, walkToPayment } from './guest';
import { expect, test } from './journey';

// As shoppers have it: cookies, stores and visitors are the same with the service worker.
test.use({ serviceWorkers: 'allow' });

test('a guest follows the order by its email, creates an account after it, and finds the order there', async ({
  page,
  context,
}) => {
  const email = 'mistle@example.org';
  await fillCart(context);
  await walkToPayment(page, email);
  const number = await placeOrder(page);

  await page.getByRole('link', { name: 'Create an account' }).click();
  const modal = page.getByRole('dialog', { name: 'Register' });
  await expect(modal.getByLabel('Your email')).toHaveValue(email);
  await expectAccessible(page, 'registering after an order');
  await modal.getByLabel('First Name').fill('Mistle');
  await modal.getByLabel('Last Name').fill('Thrush');
  await modal.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await modal.getByLabel('I want to create an account').check();
  await modal.getByRole('button', { name: 'Create an account' }).click();
  await expect(modal).toBeHidden();

  await page.goto(await emailedLink(`order-${number}-customer`, email, '/order-status'));
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Email address of the order').fill(email);
  await page.getByLabel('Postcode').fill('PO19 1LB');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByText('We have received your order.')).toBeVisible();

  await page.goto(await emailedLink('account-confirm-', email, '/customer/account/confirm'));
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByLabel('Repeat Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your email address is confirmed')).toBeVisible();
  await signInAs(context, email);
  await page.goto('/customer');
  await expect(page.getByRole('heading', { name: 'Last order' })).toBeVisible();
  await expect(page.getByText(`Order ${number} of`)).toBeVisible();
  await expectAccessible(page, 'the start of the account');
});

test('a customer takes the data along and leaves, and is signed out', async ({ page, context }) => {
  const email = 'fieldfare@example.org';
  await signInAsNew(context, email);
  await page.goto('/customer/my-profile');
  await page.getByRole('link', { name: 'Download my data or delete my account' }).click();
  await expect(page).toHaveTitle(/^My data – /);
  await expectAccessible(page, 'leaving');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download as JSON' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^posy-.*\.json$/);
  await page.getByLabel('Current Password').fill('Wrong-pass-1');
  await page.getByLabel('Yes, delete my account for good').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We did not delete your account');
  await page.getByLabel('Current Password').fill(DEMO_PASSWORD);
  await page.getByLabel('Yes, delete my account for good').check();
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Your account was deleted.')).toBeVisible();
  await page.goto('/customer/my-data');
  await expect(page).toHaveURL('/');
});
