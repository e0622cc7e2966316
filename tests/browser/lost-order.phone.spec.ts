import { expectAccessible } from './accessible';
import { fillCart, orderButton, OWN_PAGE, walkToPayment } from './guest';
import { expect, test, type BrowserContext, type Page } from './journey';
import { openLedger } from './stored-orders';

test.describe.configure({ timeout: 180_000 });
// The browser logs failed requests too.
test.use({ expected: /net::ERR_|A request of this page failed/ });

const checking = (page: Page) => page.getByRole('heading', { name: 'We are checking your order' });
const words = (page: Page) => page.getByText('Your order did not reach us. Nothing was taken.');

/** A guest at the button, whose first press is lost before or after it has arrived. Returns the bodies of all presses. */
async function dropAtPay(
  page: Page,
  context: BrowserContext,
  {
    email,
    arrives,
    after,
  }: { readonly email: string; readonly arrives: boolean; readonly after?: () => Promise<void> },
): Promise<readonly string[]> {
  await fillCart(context);
  await walkToPayment(page, email);
  await expect(orderButton(page)).toBeEnabled();
  const sent: string[] = [];
  await page.route('**/api/actions/place-order', async (route) => {
    sent.push(route.request().postData() ?? '');
    if (sent.length > 1) return route.continue();
    if (arrives) await route.fetch();
    await after?.();
    await route.abort('internetdisconnected');
  });
  await orderButton(page).click();
  await expect(checking(page)).toBeInViewport();
  await expect(orderButton(page)).toHaveCount(0);
  return sent;
}

function ordersOf(email: string): number {
  const ledger = openLedger();
  const { length } = ledger.ordersOf(email);
  ledger.close();
  return length;
}

test('S7-33 a line that drops at Pay before the order arrives: back online the button returns, and orders once', async ({
  page,
  context,
}) => {
  const email = 'never-arrived@example.org';
  const after = () => context.setOffline(true);
  const sent = await dropAtPay(page, context, { email, arrives: false, after });
  await context.setOffline(false);
  await expect(words(page)).toBeInViewport();
  await expect(orderButton(page)).toBeInViewport();
  await expectAccessible(page, 'order that never arrived');
  // The copy that a network holds back.
  const late = await context.request.post('/api/actions/place-order', {
    data: JSON.parse(sent[0] ?? '') as object,
    headers: OWN_PAGE,
  });
  expect(await late.json()).toMatchObject({ result: { kind: 'refused' } });
  expect(ordersOf(email)).toBe(0);
  await orderButton(page).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
  expect([sent.length, ordersOf(email)]).toEqual([2, 1]);
});

test('S7-33 a line that drops at Pay after the order has arrived: back online it is found, and nothing is sent again', async ({
  page,
  context,
}) => {
  const email = 'arrived@example.org';
  const after = () => context.setOffline(true);
  const sent = await dropAtPay(page, context, { email, arrives: true, after });
  await context.setOffline(false);
  await page.waitForURL('**/checkout/thank-you?order=*');
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible();
  expect([sent.length, ordersOf(email)]).toEqual([1, 1]);
});

for (const arrives of [false, true]) {
  test(`S7-33 a tab that is reloaded while it checks an order that ${arrives ? 'arrived' : 'never arrived'} is not locked`, async ({
    page,
    context,
  }) => {
    const email = `reloaded-${arrives}@example.org`;
    let isConnected = false;
    await page.route('**/api/actions/trace-order', (route) => (isConnected ? route.continue() : route.abort()));
    await dropAtPay(page, context, { email, arrives });
    await page.reload();
    await expect(checking(page)).toBeInViewport();
    await expect(orderButton(page)).toHaveCount(0);
    isConnected = true;
    if (!arrives) {
      await expect(words(page)).toBeInViewport();
      await expect(page.getByLabel('I accept the')).toBeChecked();
      await expect(page.getByLabel('Cash on delivery')).toBeChecked();
      await orderButton(page).click();
    }
    await page.waitForURL('**/checkout/thank-you?order=*');
    expect(ordersOf(email)).toBe(1);
  });
}
