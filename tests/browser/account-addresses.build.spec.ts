import { expectAccessible } from './accessible';
import { signInAs, signInAsNew } from './customer';
import { expect, test, type Page } from './journey';

const LIST = '/customer/addresses-details';

async function typeAddress(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Wren');
  await page.getByLabel('Last Name').fill('Halloran');
  await page.getByLabel('Address Line 1').fill('3 West Street');
  await page.getByLabel('Town/City').fill('Chichester');
  await page.getByLabel('Postcode').fill('PO19 1QS');
  await page.getByLabel('Phone').fill('01632 960 100');
}

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('S1-9 S2-28 S2-34 S2-35 S5-3 addresses are added, changed and deleted', async ({ page, context }) => {
  await signInAsNew(context, `nest@example.org`);
  await page.goto(LIST);
  await expect(page).toHaveTitle(/^Addresses details – /);
  await expect(page.getByText('You have no saved addresses yet.')).toBeVisible();
  await expectAccessible(page, 'no addresses');
  await page.getByRole('link', { name: 'Add new address' }).click();
  await typeAddress(page);
  await page.getByLabel('Postcode').fill('PO1');
  await page.getByRole('button', { name: 'Add the address' }).click();
  await expect(page.getByText('The field should have at least 4 characters')).toBeVisible();
  await expect(page.getByLabel('Postcode')).toBeFocused();
  await expectAccessible(page, 'postcode refused');
  await page.getByLabel('Postcode').fill('PO19 1QS');
  await page.getByRole('button', { name: 'Add the address' }).click();
  await expect(page).toHaveURL(/addresses-details\?account=address-saved$/);
  await expect(page.getByText('The address was saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Change the address of Wren Halloran' }).click();
  await page.getByLabel('First Name').fill('Jenny');
  await page.getByRole('button', { name: 'Update the address' }).click();
  await expect(cards(page)).toContainText(['Jenny Halloran']);
  await expectAccessible(page, 'one address');
  await page.getByText('Delete', { exact: true }).click();
  await page.getByRole('button', { name: 'Yes, delete it' }).click();
  await expect(page.getByText('The address was deleted.')).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
});

test('S2-35 a default address cannot be deleted, and no other customer can open it', async ({ page, context }) => {
  await signInAs(context, 'rosalind@posy.example');
  await page.goto(LIST);
  const own = cards(page).first();
  await expect(own).toContainText('Default');
  await expect(own.getByText('Delete')).toHaveCount(0);
  const change = await own.getByRole('link').getAttribute('href');
  await signInAs(context, 'hamish@posy.example');
  const answer = await context.request.get(change ?? '');
  expect([answer.status(), (await context.request.get(`${LIST}/edit/999999`)).status()]).toEqual([404, 404]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S1-9 S2-34 an address is added and deleted', async ({ page, context }) => {
    await signInAsNew(context, `still@example.org`);
    await page.goto(`${LIST}/create`);
    await typeAddress(page);
    await page.getByRole('button', { name: 'Add the address' }).click();
    await expect(cards(page)).toContainText(['Wren Halloran']);
    await page.getByText('Delete', { exact: true }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await expect(cards(page)).toHaveCount(0);
  });
});
