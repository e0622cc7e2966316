import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { CONFIRM_EMAIL } from '../../../src/adapters/graphql-middleware/customer/account-documents';
import { startStack, type Stack } from '../../browser/stack';
import { keyInEmail } from '../../contract/backend-emails';
import { startFlood, times, type Reply } from './flood';
import { dataOf, send, type Caller, type WireClient } from '../wire-client';

/** The attacker and the other customers, by network address. */
const ATTACKER = '198.51.100.66';
const CUSTOMER = '203.0.113.10';
const EMAIL = 'attacked@example.org';
const PASSWORD = 'Passw0rd-of-the-attacked';

let stack: Stack;
let side: WireClient;
let skus: readonly string[];

test.beforeAll(async () => {
  stack = await startStack();
  side = { url: `${stack.baseUrl}/api/` };
  const { products } = await dataOf(side, 'products', [{ pageSize: 100 }]);
  skus = (products.items as { sku: string }[]).map(({ sku }) => sku);
  const caller = { address: CUSTOMER };
  await dataOf(side, 'createCustomer', [{ email: EMAIL, password: PASSWORD, firstname: 'A', lastname: 'B' }], caller);
  const key = await keyInEmail(stack.dataDir, 'confirm', EMAIL);
  const mutationVariables = { email: EMAIL, key };
  await dataOf(side, 'customMutation', [{ mutation: CONFIRM_EMAIL, mutationVariables }], caller);
});
test.afterAll(() => stack.stop());

const get = async (path: string, address: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> => {
  const response = await fetch(stack.baseUrl + path, { headers: { 'x-forwarded-for': address, ...headers } });
  await response.arrayBuffer();
  return response.status;
};
const call = async (method: string, args: readonly unknown[], caller: Caller): Promise<Reply> =>
  (await send(side, `magento/${method}`, JSON.stringify(args), caller)).status;

/** Different uncached pages of a customer. */
let pages = 0;
const page = () => get(`/?visit=${(pages += 1)}`, CUSTOMER);
const signIn = () => call('generateCustomerToken', [{ email: EMAIL, password: PASSWORD }], { address: CUSTOMER });

/** Runs an attack while other customers use the shop, records its figures, and expects no errors for the customers. */
async function under(attack: readonly (() => Promise<Reply>)[], beside: () => Promise<Reply>, most = 200) {
  const figures = await startFlood(attack, beside, most);
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  const faults = Object.keys(figures.beside.statuses).filter((status) => status !== '200');
  expect(faults, 'errors for other customers during the attack').toEqual([]);
  expect(Object.keys(figures.attack.statuses).filter((status) => status === '500' || status === 'lost')).toEqual([]);
  return figures;
}

test('cookies with a thousand pending payments', async () => {
  const ids = times(1_000, (at) => `cart${at}`).join('%2C');
  const follow = async () => {
    const response = await fetch(`${stack.baseUrl}/api/actions/follow-payment`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': ATTACKER,
        cookie: `posy-paying=${ids}`,
      },
      body: '{}',
    });
    await response.arrayBuffer();
    return response.status;
  };
  await under(
    times(20, () => follow),
    page,
  );
});

test('sixty of the largest pictures at once, during sign-ins', async () => {
  const pictures = times(60, (at) => () => {
    const path = `/media/catalog/product/${skus[at % skus.length]}/${at < skus.length ? 0 : 1}.jpg?w=1080&h=1340`;
    return get(path, ATTACKER, { accept: 'image/webp' });
  });
  await under(pictures, signIn, 8);
});

test('forty details of 300 products at once, during page requests', async () => {
  const details = times(40, () => () => call('productDetail', [{ pageSize: 300 }], { address: ATTACKER }));
  await under(details, page);
});

test('control characters in paths and queries', async () => {
  const signs = times(32, (at) => `%${at.toString(16).padStart(2, '0')}`);
  const paths = [...signs, '%7f', '%c2%85', '%e2%80%ae', '%ff'].flatMap((sign) => [
    `/?term=${sign}`,
    `/flowers${sign}`,
    `/api/reads/search?term=rose${sign}`,
    `/api/reads/suggestions?term=${sign}`,
    `/api/reads/category?uid=${sign}&price=${sign}`,
  ]);
  await under(
    paths.map((path) => () => get(path, ATTACKER)),
    page,
  );
});

test('a thousand aliases in each of twenty requests to the backend', async () => {
  const query = `mutation { ${times(1_000, (at) => `a${at}: createEmptyCart`).join(' ')} }`;
  const bomb = async () => {
    const response = await fetch(`${stack.backend.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    expect(await response.text()).toContain('too large');
    return response.status;
  };
  await under(
    times(20, () => bomb),
    page,
  );
});

test('a hundred unpaid orders of one address', async () => {
  const caller = { address: ATTACKER };
  const attack = times(100, () => () => unpaidOrder(caller));
  const { attack: orders } = await under(attack, page);
  expect(orders.statuses['429'], 'orders refused by the rate limits').toBeGreaterThan(0);
});

test('thirty changes of an email address to addresses of other people', async () => {
  const { generateCustomerToken } = await dataOf(
    side,
    'generateCustomerToken',
    [{ email: EMAIL, password: PASSWORD }],
    { address: ATTACKER },
  );
  const caller = { address: ATTACKER, token: generateCustomerToken.token as string };
  const changes = times(30, (at) => () => {
    return call('updateCustomerEmail', [{ email: `stranger${at}@example.net`, password: PASSWORD }], caller);
  });
  const before = emailsTo('example.net');
  await under(changes, page);
  // Emails are sent in order, so those of the attack have been sent when this one has.
  await call('requestPasswordResetEmail', [{ email: EMAIL }], { address: CUSTOMER });
  await keyInEmail(stack.dataDir, 'reset', EMAIL);
  const emails = emailsTo('example.net') - before;
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ emails }) });
  expect(emails, 'the changes of an hour').toBe(3);
});

test('two hundred and fifty uncached pages at once, during page requests', async () => {
  const pages = times(250, (at) => () => get(`/?flood=${at}`, ATTACKER));
  const { attack: rendered } = await under(pages, page);
  expect(rendered.statuses['429'], 'pages refused at once').toBeGreaterThan(0);
});

test('two hundred bodies that are larger than any call, during page requests', async () => {
  const post = async (path: string) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': ATTACKER };
    const response = await fetch(stack.baseUrl + path, { method: 'POST', headers, body: '['.repeat(250 * 1024) });
    await response.arrayBuffer();
    return response.status;
  };
  const paths = ['/api/actions/add-to-cart', '/api/magento/cart'];
  const bodies = times(200, (at) => () => post(paths[at % paths.length] ?? ''));
  const { attack: refused } = await under(bodies, page);
  // After many refusals nothing is read any more.
  expect(Object.keys(refused.statuses).filter((status) => !['413', '429'].includes(status))).toEqual([]);
});

test('a hundred wrong passwords for an account, while its owner signs in elsewhere', async () => {
  // The refusals of the attack before do not count here.
  const address = '198.51.100.67';
  const guesses = times(100, (at) => () => {
    return call('generateCustomerToken', [{ email: EMAIL, password: `guess-${at}` }], { address });
  });
  const owner = { address: '203.0.113.11' };
  const ownSignIn = async (): Promise<Reply> => {
    const credentials = JSON.stringify([{ email: EMAIL, password: PASSWORD }]);
    const { status, text } = await send(side, 'magento/generateCustomerToken', credentials, owner);
    return status === 200 && !text.includes('"token"') ? 401 : status;
  };
  const { attack: refused } = await under(guesses, ownSignIn, 8);
  expect(refused.statuses['429'], 'guesses refused by the rate limits').toBeGreaterThan(0);
});

/** A guest's order by cash on delivery; the status of the first call that is refused. */
async function unpaidOrder(caller: Caller): Promise<Reply> {
  const opened = await send(side, 'magento/createEmptyCart', '[]', caller);
  if (opened.status !== 200) return opened.status;
  const cart_id = (JSON.parse(opened.text) as { data: { createEmptyCart: string } }).data.createEmptyCart;
  const address = {
    firstname: 'A',
    lastname: 'B',
    street: ['1 High Street'],
    city: 'Chichester',
    postcode: 'PO19 1LB',
    country_code: 'GB',
    telephone: '01243 000000',
  };
  const steps: readonly (readonly [string, object])[] = [
    ['addProductsToCart', { cartId: cart_id, cartItems: [{ sku: 'CARD-PEONY-PLATE', quantity: 1 }] }],
    ['setGuestEmailOnCart', { cart_id, email: 'stranger@example.com' }],
    ['setShippingAddressesOnCart', { cart_id, shipping_addresses: [{ address }] }],
    [
      'setShippingMethodsOnCart',
      { cart_id, shipping_methods: [{ carrier_code: 'flatrate', method_code: 'flatrate' }] },
    ],
    ['setBillingAddressOnCart', { cart_id, billing_address: { address } }],
    ['setPaymentMethodOnCart', { cart_id, payment_method: { code: 'cashondelivery' } }],
  ];
  for (const [method, input] of steps) {
    const status = await call(method, [input], caller);
    if (status !== 200) return status;
  }
  return call('placeOrder', [{ cart_id }], caller);
}

function emailsTo(domain: string): number {
  const outbox = join(stack.dataDir, 'outbox');
  const isTo = (name: string) => new RegExp(`^To: .*${domain}`, 'im').test(readFileSync(join(outbox, name), 'utf8'));
  return readdirSync(outbox).filter((name) => name.endsWith('.eml') && isTo(name)).length;
}
