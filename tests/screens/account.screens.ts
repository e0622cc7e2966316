import type { BrowserContext } from 'playwright/test';
import { DEMO_PASSWORD, signInAs, signInAsNew } from '../browser/customer';
import { BOUQUET, OWN_PAGE, PLAIN } from '../browser/guest';
import { newAddress } from '../browser/journey';
import { expect, shoot, test } from './camera';

/** Pages of the account, by the name of their screenshot. */
const PAGES = {
  account: '/customer',
  'account-profile': '/customer/my-profile',
  'account-addresses': '/customer/addresses-details',
  'account-orders': '/customer/order-history',
  'account-order': '/customer/order-history/000000002',
  'account-wishlist': '/customer/my-wishlist',
  'account-reviews': '/customer/my-reviews',
  'account-data': '/customer/my-data',
} as const;

const LIST = PAGES['account-addresses'];

const NAME = {
  firstName: 'Wilhelmina-Anastasia Maria Theodora Konstantina',
  lastName: 'von Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
};
const ADDRESS = {
  ...NAME,
  street: 'Flat 6, The Old Granary',
  apartment: 'Upper Wharf Buildings',
  neighborhood: 'Off Canal Lane',
  extra: 'By the lock',
  city: 'Chichester',
  postcode: 'PO19 1LB',
  countryCode: 'GB',
  region: null,
  phone: '01632 960 126',
  isDefaultDelivery: false,
  isDefaultBilling: false,
};

async function act(context: BrowserContext, action: string, data: object): Promise<void> {
  const headers = { ...OWN_PAGE, 'x-forwarded-for': newAddress() };
  const answer = await context.request.post(`/api/actions/${action}`, { data, headers });
  expect(await answer.json()).toMatchObject({ result: { ok: true } });
}

test('an account with orders', async ({ page, context }) => {
  await signInAs(context, 'rosalind@posy.example');
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(path);
    await shoot(page, name);
  }
  await page.goto(`${LIST}/create`);
  await page.getByRole('button', { name: 'Add the address' }).click();
  await page.getByText('This field is required').first().waitFor();
  await shoot(page, 'account-address-refused');
});

test('a sign-in after which the cart has not everything', async ({ page, context }) => {
  await signInAs(context, 'rosalind@posy.example');
  const left = [BOUQUET, PLAIN].map(({ sku }) => `&left=${sku}`).join('');
  await page.goto(`/sign-in?account=reduced${left}`);
  await shoot(page, 'sign-in-left');
});

test('an account with nothing in it, and one with much', async ({ page, context, viewport }) => {
  // No longer, because the address has to stand in one line of the email that confirms it.
  const email = `${viewport?.width}-wolfeschlegelsteinhausen@upper-wharf.example.org`;
  await signInAsNew(context, email);
  await page.goto(PAGES.account);
  await shoot(page, 'account-empty');
  await act(context, 'update-profile', { change: NAME, email, password: DEMO_PASSWORD });
  for (let count = 0; count < 40; count += 1) await act(context, 'add-address', ADDRESS);
  await page.goto(LIST);
  await shoot(page, 'account-addresses-long');
  await page.goto(PAGES['account-profile']);
  await shoot(page, 'account-profile-long');
});
