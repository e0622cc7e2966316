import { expect, type Page } from 'playwright/test';
import type { Collection } from './collection';
import type { Errand } from './errands';
import { readPage, readText } from './sentences';
import { EMAIL, runErrand } from './shopper';

/** Places the order of an errand, follows it to its end, and reads whatever its customer and the florist do. */
export async function followOrder(shop: Collection, errand: Errand): Promise<void> {
  const page = await shop.newPage();
  const days: string[] = [];
  const about = () => shop.about(errand.store, errand, days);
  const number = await runErrand(
    page,
    errand,
    (where, sentences, sku) => shop.tell(where, sentences, about(), sku),
    (day) => days.push(day),
  );
  await shop.readEmails(about(), `order-${number}-customer`, `order-${number}-florist`);
  const status = async (where: string) => {
    await askFor(page, errand, number);
    shop.tell(`order status: ${where}`, await readPage(page.locator('main')), about());
  };
  const florist = (...words: string[]) =>
    shop.tell('florist', readText(shop.florist('order', number, ...words)), about());
  await status('placed');
  if (errand.end === 'cancel') {
    florist('cancel');
    await shop.readEmails(about(), `order-${number}-cancelled`);
  }
  if (errand.end === 'complete') {
    if (errand.pay !== 'Practice card') florist('paid');
    if (errand.method !== 'none') florist('made');
    if (errand.method === 'van' || errand.method === 'courier') {
      florist('on-its-way');
      await status('on its way');
    }
    florist('complete');
  }
  await status(errand.end);
  await page.close();
}

/** The page on which anybody who knows an order can follow it. */
async function askFor(page: Page, { store, place }: Errand, number: string): Promise<void> {
  await page.goto(`${store}/order-status`);
  await page.getByLabel('Order number').fill(number);
  await page.getByLabel('Email address of the order').fill(EMAIL);
  await page.getByLabel('Postcode').fill(place?.postcode ?? 'PO19 1LB');
  await page.getByRole('button', { name: 'Show my order' }).click();
  await expect(page.getByRole('heading', { name: 'What you ordered' })).toBeVisible();
}
