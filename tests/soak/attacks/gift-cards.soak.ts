import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { guestOrderQuery } from '../../../src/adapters/graphql-middleware/customer/guest-orders';
import { startStack, type Stack } from '../../browser/stack';
import { startFlood, times, type Reply } from './flood';
import { dataOf, send, type Caller, type WireClient } from '../wire-client';

const ATTACKER: Caller = { address: '198.51.100.67' };
const CUSTOMER = '203.0.113.12';
const BUYER = 'gift-flood@example.org';
const POSTCODE = 'PO19 1LB';
const LINES = 25;

let stack: Stack;
let side: WireClient;

test.beforeAll(async () => {
  stack = await startStack();
  side = { url: `${stack.baseUrl}/api/` };
});
test.afterAll(() => stack.stop());

let pages = 0;
const page = async (): Promise<Reply> => {
  const response = await fetch(`${stack.baseUrl}/?visit=${(pages += 1)}`, { headers: { 'x-forwarded-for': CUSTOMER } });
  await response.arrayBuffer();
  return response.status;
};

const call = async (method: string, input: unknown): Promise<Reply> =>
  (await send(side, `magento/${method}`, JSON.stringify([input]), ATTACKER)).status;

/** Bytes of the database. */
const stored = (): number =>
  ['posy.db', 'posy.db-wal'].reduce((sum, name) => {
    const file = join(stack.dataDir, name);
    return sum + (existsSync(file) ? statSync(file).size : 0);
  }, 0);

/** The options of the gift card by email and its largest value. */
async function cardOptions(): Promise<Readonly<Record<string, string>>> {
  const query = `{ products(filter: { sku: { eq: "GIFT-CARD-EMAIL" } }) { items {
    ... on CustomizableProductInterface { options { uid title ... on CustomizableDropDownOption { value { uid } } } } } } }`;
  const response = await fetch(`${stack.backend.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as {
    data: { products: { items: { options: { uid: string; title: string; value?: { uid: string }[] }[] }[] } };
  };
  const options = data.products.items[0]?.options ?? [];
  return Object.fromEntries(options.map(({ uid, title, value }) => [title, value?.at(-1)?.uid ?? uid]));
}

/** A line of gift cards; the recipients differ, so that the lines do. */
function giftCards(options: Readonly<Record<string, string>>, at: number, quantity: number): object {
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  return {
    sku: 'GIFT-CARD-EMAIL',
    quantity,
    selected_options: [options['Value']],
    entered_options: [
      { uid: options['Recipient’s name'], value: 'Eve' },
      { uid: options['Recipient’s email'], value: `eve-${at}@example.net` },
      { uid: options['Day we send it'], value: `${day} 00:00:00` },
    ],
  };
}

test('a quarter of a million gift cards in an order that nobody pays, then looks at an order with as many as it may', async () => {
  const options = await cardOptions();
  const before = stored();
  const { createEmptyCart: cart_id } = await dataOf(side, 'createEmptyCart', [], ATTACKER);
  const added: string[] = [];
  const lines = times(LINES, (at) => async (): Promise<Reply> => {
    const input = { cartId: cart_id, cartItems: [giftCards(options, at, 10_000)] };
    const { status, text } = await send(side, 'magento/addProductsToCart', JSON.stringify([input]), ATTACKER);
    added.push(text);
    return status;
  });
  const adding = await startFlood(lines, page, 200);
  expect(added.every((text) => text.includes('up to 20 gift cards') || text.includes('429'))).toBe(true);

  const billing = {
    firstname: 'A',
    lastname: 'B',
    street: ['1 High Street'],
    city: 'Chichester',
    postcode: POSTCODE,
    country_code: 'GB',
    telephone: '01243 000000',
  };
  await dataOf(
    side,
    'addProductsToCart',
    [{ cartId: cart_id, cartItems: times(20, (at) => giftCards(options, at, 1)) }],
    ATTACKER,
  );
  await call('setGuestEmailOnCart', { cart_id, email: BUYER });
  await call('setBillingAddressOnCart', { cart_id, billing_address: { address: billing } });
  await call('setPaymentMethodOnCart', { cart_id, payment_method: { code: 'bankpage' } });
  const begun = performance.now();
  const { placeOrder } = await dataOf(side, 'placeOrder', [{ cart_id }], ATTACKER);
  const placing = Math.round(performance.now() - begun);
  const { order_number: number } = placeOrder.order as { order_number: string };
  const grown = stored() - before;

  const asked = guestOrderQuery({ number, email: BUYER, postcode: POSTCODE });
  const looks = times(20, (at) => async (): Promise<Reply> => {
    const caller = { address: `198.51.100.${100 + at}` };
    const body = JSON.stringify([asked]);
    return (await send(side, 'magento/customQuery', body, caller)).status;
  });
  const looking = await startFlood(looks, page, 200);
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ adding, placing, grown, looking }) });
  for (const { attack, beside } of [adding, looking]) {
    expect(Object.keys(beside.statuses), 'pages of others during the attack').toEqual(['200']);
    expect(Object.keys(attack.statuses).filter((status) => status !== '200' && status !== '429')).toEqual([]);
  }
  expect(grown, 'bytes that the order has added').toBeLessThan(5_000_000);
});
