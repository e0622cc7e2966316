import { signInAs } from './customer';
import { type ForeignSite, startForeignSite } from './foreign-site';
import { fillCart, PLAIN } from './guest';
import { expect, test, type BrowserContext, type Page } from './journey';

// As shoppers have it: cookies, stores and visitors are the same with the service worker.
test.use({ serviceWorkers: 'allow' });

let site: ForeignSite;
test.beforeAll(async () => {
  site = await startForeignSite();
});
test.afterAll(() => site.stop());

/** A cart with two items and euros chosen, both stored in SameSite=Strict cookies. */
async function settleIn(context: BrowserContext, shop: string): Promise<void> {
  await fillCart(context, 2);
  await context.addCookies([{ name: 'vsf-currency', value: 'EUR', url: shop, sameSite: 'Strict' }]);
}

const identity = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map(({ name, value }) => [name, value]));

type Headers = Readonly<Record<string, string>>;

/** Follows a link from the other site; returns the headers of each navigation request to the shop. */
async function arrive(page: Page, address: string): Promise<readonly Headers[]> {
  const sent: Headers[] = [];
  const answered: Headers[] = [];
  const documents = new Set<string>();
  const line = await page.context().newCDPSession(page);
  await line.send('Network.enable');
  line.on('Network.requestWillBeSentExtraInfo', ({ headers, requestId }) => {
    if (headers.Host !== new URL(address).host || headers['Sec-Fetch-Dest'] !== 'document') return;
    sent.push(headers);
    documents.add(requestId);
  });
  // Requests of the hydrated page may set cookies; the navigation itself must not.
  line.on('Network.responseReceivedExtraInfo', ({ headers, requestId }) => {
    if (documents.has(requestId)) answered.push(headers);
  });
  await page.goto(site.linkTo(address));
  await page.getByRole('link', { name: 'To the shop' }).click();
  await page.waitForURL(`${address}*`);
  expect(answered.filter((headers) => 'Set-Cookie' in headers || 'set-cookie' in headers)).toEqual([]);
  return sent;
}

/** The navigation had no cookies, and the page's own requests had the visitor's. */
function expectBareClick([click, ...later]: readonly Headers[]): void {
  expect(click).toMatchObject({ 'Sec-Fetch-Site': 'cross-site' });
  expect(click?.Cookie).toBeUndefined();
  expect(later).toMatchObject([{ 'Sec-Fetch-Site': 'same-origin', Cookie: expect.stringContaining('vsf-cart=') }]);
}

for (const path of ['/', PLAIN.path, '/cart']) {
  test(`S3-63 S9-23 a navigation from another site to ${path} keeps the cart and the currency`, async ({
    page,
    context,
    shop,
  }) => {
    await settleIn(context, shop);
    const before = await identity(context);
    const navigations = await arrive(page, `${shop}${path}`);
    await expect(page.locator('main').getByText(/€/).first()).toBeVisible();
    await expect(page.getByText(/£/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: /Cart *items: 2/ }).first()).toBeVisible();
    if (path === '/cart') {
      await expect(page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` })).toHaveValue('2');
    }
    expectBareClick(navigations);
    // The page may add store preferences; existing cookies must not change.
    expect(await identity(context)).toMatchObject(before);
  });
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('S3-63 a navigation from another site to the cart shows the cart', async ({ page, context, shop }) => {
    await settleIn(context, shop);
    const before = await identity(context);
    const navigations = await arrive(page, `${shop}/cart`);
    await expect(page.getByRole('textbox', { name: `Quantity of ${PLAIN.name}` })).toHaveValue('2');
    await expect(page.getByText(/€/).first()).toBeVisible();
    expectBareClick(navigations);
    // The page may add store preferences; existing cookies must not change.
    expect(await identity(context)).toMatchObject(before);
  });

  test('S2-48 a navigation from another site to the account shows it, and leads a guest home', async ({
    page,
    context,
    shop,
  }) => {
    await accountFromElsewhere(page, context, shop);
  });
});

test('S2-48 S6-9 a navigation from another site to the account is not taken for a guest', async ({
  page,
  context,
  shop,
}) => {
  await accountFromElsewhere(page, context, shop);
});

async function accountFromElsewhere(page: Page, context: BrowserContext, shop: string): Promise<void> {
  await page.goto(site.linkTo(`${shop}/customer/my-profile`));
  await page.getByRole('link', { name: 'To the shop' }).click();
  await page.waitForURL(`${shop}/`);
  await signInAs(context, 'rosalind@posy.example');
  const navigations = await arrive(page, `${shop}/customer/my-profile`);
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('rosalind@posy.example');
  expect(navigations[0]?.Cookie).toBeUndefined();
  expect(navigations[1]?.Cookie).toContain('vsf-customer=');
}
