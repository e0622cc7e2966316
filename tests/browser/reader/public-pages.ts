import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'playwright/test';
import { signInAs } from '../customer';
import type { Collection } from './collection';
import type { Errand } from './errands';
import { PRODUCTS } from './facts';
import { readPage } from './sentences';

/** Every page of the florist's texts has its own file. */
const CONTENT = readdirSync(resolve(__dirname, '../../../backend/content/entries/pages'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `/${file.replace('.md', '')}`);
const LISTINGS = [
  '/flowers/bouquets.html',
  '/flowers/letterbox.html',
  '/gifts/candles.html',
  '/workshops.html',
  '/funerals.html',
];
const SENT_ABROAD = PRODUCTS.filter(({ courier, type }) => courier === 'abroad' && type === 'simple');
const pageOf = ({ urlKey }: { readonly urlKey: string }) => `/${urlKey}.html`;

/** Pages that are the same for everybody; pages of single weddings describe the past. */
const PAGES: readonly (readonly [store: Errand['store'], paths: readonly string[]])[] = [
  ['', ['/', ...LISTINGS, '/search?term=rose', ...CONTENT, ...PRODUCTS.map(pageOf)]],
  ['/ie', ['', ...LISTINGS, ...CONTENT, '/market-day-bouquet.html', ...SENT_ABROAD.map(pageOf)]],
];

/** Reads the public pages of both stores, without scripts, which would lead to the store of the browser's language. */
export async function readPublicPages(shop: Collection): Promise<void> {
  for (const [store, paths] of PAGES) {
    const page = await shop.newPage(false);
    for (const path of paths) {
      expect((await page.goto(`${store}${path}`))?.status()).toBe(200);
      const product = PRODUCTS.find((one) => pageOf(one) === path);
      shop.tell(`${store}${path}`, await readPage(page.locator('body')), shop.about(store, null), product?.sku);
    }
    await page.close();
  }
}

/** Reads what the account of a customer of the demo says of its orders. */
export async function readAccount(shop: Collection): Promise<void> {
  const page = await shop.newPage();
  await signInAs(page.context(), 'rosalind@posy.example');
  await page.goto('/customer/order-history');
  shop.tell('account: orders', await readPage(page.locator('main')), shop.about('', null));
  await page.close();
}
