import { test } from 'playwright/test';
import { startStack, type Stack } from '../../browser/stack';
import { times, type Reply } from './flood';
import { dataOf, send, type Caller, type WireClient } from '../wire-client';
import { besideBuyer } from './beside-buyer';

/** Networks of one subscriber, each as large as one has to be. */
const NETWORKS = 24;
/** A product of which 90 pieces are in stock. */
const LIMITED = 'CARD-HOLLY-BLUE';

let stack: Stack;
let side: WireClient;
test.beforeAll(async () => {
  // Unpaid pieces are limited as by default.
  stack = await startStack({ UNPAID_HELD_PIECES: '4' });
  side = { url: `${stack.baseUrl}/api/` };
});
test.afterAll(() => stack.stop());

/** Address `at` in the subscriber's network `subscriber`, a /48 of its own: a /64 for each. */
const from = (subscriber: number, at: number): Caller => ({ address: `2001:db8:${subscriber}:${at % NETWORKS}::1` });

const call = async (method: string, args: readonly unknown[], caller: Caller): Promise<Reply> => {
  const { status, text } = await send(side, `magento/${method}`, JSON.stringify(args), caller);
  // A refusal of the backend is 200 with its errors.
  return status === 200 && text.includes('"errors"') ? 422 : status;
};

test('twelve wrong passwords for an account from each of twenty-four networks', async () => {
  const guess = (at: number) => () =>
    call('generateCustomerToken', [{ email: 'owner@example.org', password: `guess-${at}` }], from(1, at));
  await besideBuyer(stack.baseUrl, times(12 * NETWORKS, guess), { atOnce: NETWORKS });
});

test('eight newsletter subscriptions of strangers from each of twenty-four networks', async () => {
  const subscribe = (at: number) => () =>
    call('subscribeEmailToNewsletter', [{ email: `stranger-${at}@example.net` }], from(2, at));
  await besideBuyer(stack.baseUrl, times(8 * NETWORKS, subscribe), { atOnce: NETWORKS });
});

test('ten uncached pages at once from each of twenty-four networks', async () => {
  const look = (at: number) => async (): Promise<Reply> => {
    const headers = { 'x-forwarded-for': from(3, at).address ?? '' };
    const response = await fetch(`${stack.baseUrl}/?look=${at}`, { headers });
    await response.arrayBuffer();
    return response.status;
  };
  await besideBuyer(stack.baseUrl, times(10 * NETWORKS, look));
});

test('unpaid orders for two pieces of one product from each of six networks', async () => {
  const order = (at: number) => () => unpaidOrder(`holder-${at}@example.net`, 2, from(4, at % 6));
  const stock = async (): Promise<object> => {
    const query = `{ products(filter: { sku: { eq: "${LIMITED}" } }) { items { only_x_left_in_stock } } }`;
    const response = await fetch(`${stack.backend.url}/graphql?query=${encodeURIComponent(query)}`);
    return (await response.json()) as object;
  };
  await besideBuyer(stack.baseUrl, times(60, order), { atOnce: 6 }, async () => ({ stock: await stock() }));
});

/** A guest's order of so many pieces, paid on delivery; the status of the first call that is refused. */
async function unpaidOrder(email: string, quantity: number, caller: Caller): Promise<Reply> {
  const { createEmptyCart: cart_id } = await dataOf(side, 'createEmptyCart', [], caller);
  const address = {
    firstname: 'A',
    lastname: 'B',
    street: ['1 High Street'],
    city: 'Chichester',
    postcode: 'PO19 1LB',
    country_code: 'GB',
    telephone: '01243 000000',
  };
  const delivery = { carrier_code: 'flatrate', method_code: 'flatrate' };
  const steps: readonly (readonly [string, object])[] = [
    ['addProductsToCart', { cartId: cart_id, cartItems: [{ sku: LIMITED, quantity }] }],
    ['setGuestEmailOnCart', { cart_id, email }],
    ['setShippingAddressesOnCart', { cart_id, shipping_addresses: [{ address }] }],
    ['setShippingMethodsOnCart', { cart_id, shipping_methods: [delivery] }],
    ['setBillingAddressOnCart', { cart_id, billing_address: { address } }],
    ['setPaymentMethodOnCart', { cart_id, payment_method: { code: 'cashondelivery' } }],
    ['placeOrder', { cart_id }],
  ];
  for (const [method, input] of steps) {
    const status = await call(method, [input], caller);
    if (status !== 200) return status;
  }
  return 200;
}
