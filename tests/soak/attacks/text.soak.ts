import { readFileSync } from 'node:fs';
import { test } from 'playwright/test';
import { startStack, type Stack } from '../../browser/stack';
import { times, type Reply } from './flood';
import { dataOf, send } from '../wire-client';
import { besideBuyer } from './beside-buyer';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack.stop());

/** Six letters after normalising, eighteen, and one. */
const LETTERS = ['\u3316', '\uFDFA', 'a'] as const;

/** ms of a processor that the backend has used; Linux counts hundredths of a second. */
function backendMs(): number {
  const fields = readFileSync(`/proc/${stack.pids().backend}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return 10 * (Number(fields[11]) + Number(fields[12]));
}

async function measured(attack: readonly (() => Promise<Reply>)[]): Promise<void> {
  const before = backendMs();
  await besideBuyer(stack.baseUrl, attack, {}, async () => {
    // A request that was given up may still be worked at; the backend answers this one after it.
    await fetch(`${stack.backend.url}/graphql?query=%7B__typename%7D`);
    return { backendMs: backendMs() - before };
  });
}

async function enquire(message: string, address: string): Promise<Reply> {
  const response = await fetch(`${stack.baseUrl}/api/actions/send-enquiry`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-forwarded-for': address },
    body: JSON.stringify({
      kind: 'complaint',
      typed: { name: 'Ann', email: `reader-${address}@example.org`, message },
      story: '',
      trap: '',
    }),
  });
  await response.arrayBuffer();
  return response.status;
}

for (const [index, letter] of LETTERS.entries())
  test(`three enquiries of three thousand letters U+${letter.charCodeAt(0).toString(16)}`, async () => {
    await measured(times(3, (at) => () => enquire(letter.repeat(3_000), `198.51.100.${10 * index + at}`)));
  });

test('a hundred addresses with names of 255 letters that grow', async () => {
  const side = { url: `${stack.baseUrl}/api/` };
  const caller = { address: '198.51.100.60' };
  const { createEmptyCart: cart_id } = await dataOf(side, 'createEmptyCart', [], caller);
  const name = (at: number) => (LETTERS[at % 2] ?? '').repeat(255);
  const address = (at: number) => ({
    firstname: name(at),
    lastname: name(at),
    street: ['1 High Street'],
    city: 'Chichester',
    postcode: 'PO19 1LB',
    country_code: 'GB',
    telephone: '01243 000000',
  });
  await measured(
    times(100, (at) => async () => {
      const input = { cart_id, shipping_addresses: [{ address: address(at) }] };
      return (await send(side, 'magento/setShippingAddressesOnCart', JSON.stringify([input]), caller)).status;
    }),
  );
});
