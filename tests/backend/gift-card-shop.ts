import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import {
  GIFT_CARD_DAY,
  GIFT_CARD_EMAIL,
  GIFT_CARD_NAME,
} from '../../backend/commerce/catalogue/product/gift-card-options';
import type { ShopSeed } from '../../backend/seed/load';
import type { RunningShop, TestResponse } from './running-shop';
import { ADDRESS, optionUids, Shopper } from './shopper';
import { SMALL_SEED } from './small-seed';

/** The small shop with a gift card of £20 or £50. */
export const GIFT_CARD_SEED: ShopSeed = {
  ...SMALL_SEED,
  products: [
    ...SMALL_SEED.products,
    {
      shortDescription: 'Short.',
      description: '<p>Long.</p>',
      specialPence: null,
      stock: null,
      leadDays: 0,
      courier: 'abroad',
      related: [],
      upsell: [],
      reviews: [],
      picture: { species: ['rose'], arrangement: 'voucher', colours: ['blush'], views: 2 },
      flowerCare: false,
      attributes: {},
      type: 'virtual',
      sku: 'GIFT',
      name: 'Gift Card by Email',
      urlKey: 'gift-card-by-email',
      categories: ['gifts'],
      pence: 2_000,
      position: 50,
      options: [
        {
          kind: 'dropdown',
          title: 'Value',
          required: true,
          values: [
            { title: '£20', pence: 0 },
            { title: '£50', pence: 3_000 },
          ],
        },
        { kind: 'field', title: 'Name', required: true, pence: 0, maxCharacters: 60, sku: GIFT_CARD_NAME },
        { kind: 'field', title: 'Email', required: true, pence: 0, maxCharacters: 254, sku: GIFT_CARD_EMAIL },
        { kind: 'date', title: 'Day', required: true, pence: 0, sku: GIFT_CARD_DAY },
      ],
    },
  ],
};

export interface Present {
  readonly to?: string;
  readonly name?: string;
  readonly day?: string;
  readonly quantity?: number;
  readonly value?: '£20' | '£50';
}

/** Puts a gift card into the shopper's cart. */
export async function addGiftCard(shop: RunningShop, shopper: Shopper, present: Present = {}): Promise<TestResponse> {
  const { to = 'eve@example.org', name = 'Eve', day = '2026-10-05', quantity = 1, value = '£50' } = present;
  const uids = await optionUids(shop, 'GIFT');
  return shopper.add({
    sku: 'GIFT',
    quantity,
    selected_options: [uids[`Value/${value}`] ?? ''],
    entered_options: [
      { uid: uids['Name'] ?? '', value: name },
      { uid: uids['Email'] ?? '', value: to },
      { uid: uids['Day'] ?? '', value: `${day} 00:00:00` },
    ],
  });
}

/** Orders a gift card to be paid by the bank's page or by transfer; returns the number of the order. */
export async function orderGiftCard(
  shop: RunningShop,
  present: Present = {},
  payment = 'banktransfer',
): Promise<string> {
  const shopper = await Shopper.enter(shop);
  await addGiftCard(shop, shopper, present);
  await shopper.change('setGuestEmailOnCart', { email: 'buyer@example.org' });
  return ordered(shopper, payment);
}

/** Checks out and orders; returns the number, or why not. */
export async function ordered(shopper: Shopper, payment: string): Promise<string> {
  await checkOut(shopper, payment);
  return answerOf(await shopper.order());
}

/** The number of a placed order, or why it was refused. */
export const answerOf = ({ body }: TestResponse): string =>
  body.errors?.[0].message ?? body.data.placeOrder.order.order_number;

/** Completes the checkout of a cart in which nothing is shipped. */
export async function checkOut(shopper: Shopper, payment: string): Promise<void> {
  await shopper.change('setGuestEmailOnCart', { email: 'ann@example.org' });
  await shopper.change('setBillingAddressOnCart', { billing_address: { address: ADDRESS } });
  await shopper.change('setPaymentMethodOnCart', { payment_method: { code: payment } });
}

/** The sent emails to an address, the latest last. */
export function emailsTo(shop: RunningShop, address: string): readonly string[] {
  const outbox = join(shop.dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.eml'))
    .map(({ name }) => readFileSync(join(outbox, name), 'utf8'))
    .filter((text) => text.includes(`To: ${address}`));
}

const CODE = /\b[A-Z0-9]{4}(?:-[A-Z0-9]{4}){4}\b/;

/** Has due gift cards sent, and waits until an address has this many; returns their codes. */
export async function codesTo(shop: RunningShop, address: string, count = 1): Promise<readonly string[]> {
  shop.backend.sendEmails();
  for (;;) {
    const codes = emailsTo(shop, address).flatMap((text) => CODE.exec(text) ?? []);
    if (codes.length >= count) return codes;
    await pause(5);
  }
}
