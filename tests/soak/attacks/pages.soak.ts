import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { startStack, type Stack } from '../../browser/stack';
import { CONFIRM_EMAIL } from '../../../src/adapters/graphql-middleware/customer/account-documents';
import { keyInEmail } from '../../contract/backend-emails';
import { type FloodFigures, type Reply, startFlood, times } from './flood';
import { dataOf, type WireClient } from '../wire-client';

/** Each attack has a network of its own, because refusals of one count in the next. */
let attacker = '';
let attacks = 0;
const CUSTOMER = '203.0.113.10';
const EMAIL = 'exporting@example.org';
const PASSWORD = 'Passw0rd-of-the-exporter';

let stack: Stack;
let token: string;

test.beforeAll(async () => {
  stack = await startStack();
  const side: WireClient = { url: `${stack.baseUrl}/api/` };
  const caller = { address: CUSTOMER };
  await dataOf(side, 'createCustomer', [{ email: EMAIL, password: PASSWORD, firstname: 'A', lastname: 'B' }], caller);
  const key = await keyInEmail(stack.dataDir, 'confirm', EMAIL);
  const mutationVariables = { email: EMAIL, key };
  await dataOf(side, 'customMutation', [{ mutation: CONFIRM_EMAIL, mutationVariables }], caller);
  const signedIn = await dataOf(side, 'generateCustomerToken', [{ email: EMAIL, password: PASSWORD }], caller);
  token = signedIn.generateCustomerToken.token as string;
  // The first page of each kind is slow.
  for (const path of ['/cart', '/?first', '/search?term=rose', '/order-status', '/customer', '/customer/my-wishlist'])
    for (const cookie of ['', asSignedIn()]) await status(get(path, CUSTOMER, cookie));
});
test.beforeEach(() => {
  attacks += 1;
  attacker = `198.51.100.${attacks}`;
});
test.afterAll(() => stack.stop());

const get = async (path: string, address: string, cookie = ''): Promise<Response> => {
  const headers = { 'x-forwarded-for': address, cookie };
  return fetch(stack.baseUrl + path, { headers, redirect: 'manual' });
};
const status = async (response: Promise<Response>): Promise<Reply> => {
  const answer = await response;
  await answer.arrayBuffer();
  return answer.status;
};
/** What other customers do meanwhile: a personal page, and an uncached public one. */
let visits = 0;
const visit = async (): Promise<Reply> => {
  visits += 1;
  const path = visits % 2 === 0 ? '/cart' : `/?visit=${visits}`;
  return status(get(path, CUSTOMER));
};
const asSignedIn = () => `vsf-customer=${encodeURIComponent(token)}`;

/** The lines of the storefront's log. */
const log = (): readonly string[] =>
  readFileSync(join(stack.dataDir, 'server.log'), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

async function under(attack: readonly (() => Promise<Reply>)[], more: (figures: FloodFigures) => object = () => ({})) {
  const figures = await startFlood(attack, visit, 200);
  test.info().annotations.push({ type: 'figures', description: JSON.stringify({ ...figures, ...more(figures) }) });
  const faults = Object.keys(figures.beside.statuses).filter((one) => one !== '200');
  expect(faults, 'errors for other customers during the attack').toEqual([]);
  return figures;
}

test('a hundred looks at the status of an order, during page requests', async () => {
  const asked = await fetch(`${stack.baseUrl}/api/actions/ask-order-status`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': attacker },
    body: JSON.stringify({ number: '000000001', email: 'somebody@example.org', postcode: 'PO19 1AA' }),
  });
  expect(asked.status).toBe(200);
  const cookie = asked.headers
    .getSetCookie()
    .map((one) => one.split(';', 1)[0])
    .join('; ');
  await under(times(100, () => () => status(get('/order-status?order=asked', attacker, cookie))));
});

test('a hundred looks at an account, during page requests', async () => {
  const paths = ['/customer', '/customer/my-wishlist', '/customer/order-history', '/customer/my-profile'];
  await under(times(100, (at) => () => status(get(paths[at % paths.length] ?? '', attacker, asSignedIn()))));
});

test('a hundred searches with 190 unknown values, as pages and as reads, during page requests', async () => {
  const values = times(190, (at) => `colour=x${at}`).join('&');
  const paths = ['/search', '/api/reads/search'];
  await under(times(100, (at) => () => status(get(`${paths[at % 2]}?term=rose&n=${at}&${values}`, attacker))));
});

test('a hundred exports by one customer write no error lines', async () => {
  const before = log().length;
  const path = '/customer/my-data/download';
  await under(
    times(100, () => () => status(get(path, attacker, asSignedIn()))),
    () => ({ lines: log().length - before }),
  );
  expect(log().slice(before)).toEqual([]);
});

test('a thousand failing pages write few lines, and each reference is in the log', async () => {
  const before = log().join('\n').length;
  await stack.backend.kill();
  const references: string[] = [];
  const look = async (at: number): Promise<Reply> => {
    const answer = await get(at % 2 === 0 ? '/cart' : `/flowers?at=${at}`, `192.0.2.${at % 250}`, 'vsf-cart=some-cart');
    const [, reference] = /please quote ([\dA-F]{8})/.exec(await answer.text()) ?? [];
    if (reference !== undefined) references.push(reference);
    return answer.status;
  };
  const { attack } = await startFlood(
    times(1_000, (at) => () => look(at)),
    async () => 200,
    1,
  );
  expect(references.length).toBeGreaterThan(500);
  const missing = () => {
    const written = log().join('\n');
    return references.filter((reference) => !written.includes(reference));
  };
  await expect.poll(() => missing().length, { timeout: 30_000 }).toBe(0);
  const bytes = log().join('\n').length - before;
  const figures = { attack, references: references.length, kB: Math.round(bytes / 1024) };
  test.info().annotations.push({ type: 'figures', description: JSON.stringify(figures) });
  await stack.backend.start();
});
