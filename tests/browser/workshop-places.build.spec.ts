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
  await page.getByLabel('E-mail').fill('places@example.org');
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
  context,
  stack,
}) => {
  const isKept = async (path: string) => (await fetch(stack.baseUrl + path)).headers.get('server-timing');
  const shown = page.getByRole('listitem').filter({ hasText: WORKSHOP.name });
  for (const path of [PAGE, `/ie${PAGE}`]) {
    await page.goto(path);
    await expect(shown).toContainText('3 places left');
    // Whoever asks next would get the old copy.
    await expect.poll(() => isKept(path)).toBe('cache;desc=hit');
  }
  await buyPlaces(page, 2);
  for (const path of [PAGE, `/ie${PAGE}`]) {
    const html = async () => (await fetch(stack.baseUrl + path)).text();
    await expect.poll(html, { message: path, timeout: 15_000 }).toContain('1 place left');
    await page.goto(path);
    await expect(shown).toContainText('1 place left');
  }
  await buyPlaces(await context.newPage(), 1);
  await expect
    .poll(async () => (await fetch(stack.baseUrl + PAGE)).text(), { timeout: 15_000 })
    .not.toMatch(/1 place left/);
  await page.goto(PAGE);
  await expect(shown).toContainText('Fully booked');
});
