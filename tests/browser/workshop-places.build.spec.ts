import { addToCart, openHydrated } from './guest';
import { expect, test, type Page } from './own-stack';

const WORKSHOP = { path: '/the-dutch-still-life.html', name: 'The Dutch Still Life' } as const;
const PAGE = '/chichester-flower-workshops';

/** A workshop is not delivered, so it is paid for before. */
async function buyPlaces(page: Page, count: number): Promise<void> {
  await openHydrated(page, WORKSHOP.path);
  await page.getByLabel('Who is coming').fill('Ann and Lee');
  await page.getByLabel('Quantity').fill(String(count));
  await addToCart(page);
  await openHydrated(page, '/checkout/user-account');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Email', { exact: true }).fill('places@example.org');
  await page.getByLabel('Phone').fill('07700 900123');
  await page.getByRole('button', { name: /^Continue to/ }).click();
  await page.waitForURL('**/checkout/billing');
  await page.getByLabel('First Name').fill('Ann');
  await page.getByLabel('Last Name').fill('Lee');
  await page.getByLabel('Address Line 1').fill('12 North Street');
  await page.getByLabel('Town/City').fill('Chichester');
  await page.getByLabel('Postcode').fill('PO19 1LB');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await page.waitForURL('**/checkout/payment');
  await page.getByLabel('Practice card (no money moves)').check();
  await page.getByLabel('I accept the').check();
  await page.getByRole('button', { name: 'Pay now' }).click();
  await page.getByRole('button', { name: /^Pay £/ }).click();
  await page.waitForURL('**/checkout/thank-you?order=*');
}

test('S2-109 places that are bought are no longer left on the page of workshops, in both stores', async ({
  page,
  browser,
  stack,
}) => {
  // Another visitor: whoever changes the store is shown its currency.
  const irish = await browser.newContext({ baseURL: stack.baseUrl });
  const readers = [
    { path: PAGE, reader: page },
    { path: `/ie${PAGE}`, reader: await irish.newPage() },
  ];
  const answerTo = (path: string) => fetch(stack.baseUrl + path);
  const expectPlaces = async (words: string) => {
    for (const { path, reader } of readers) {
      await expect.poll(async () => (await answerTo(path)).text(), { message: path, timeout: 15_000 }).toContain(words);
      await reader.goto(path);
      await expect(reader.getByRole('listitem').filter({ hasText: WORKSHOP.name })).toContainText(words);
      // Whoever asked next would get this copy.
      await expect.poll(async () => (await answerTo(path)).headers.get('server-timing'), path).toBe('cache;desc=hit');
    }
  };
  await expectPlaces('3 places left');
  await buyPlaces(page, 2);
  await expectPlaces('1 place left');
  await irish.close();
});
