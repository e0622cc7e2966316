import { Agent, get } from 'node:http';
import { expect, test } from 'playwright/test';
import { startStack, type Stack } from '../../browser/stack';
import { times, type Reply } from './flood';
import { dataOf } from '../wire-client';
import { besideBuyer } from './beside-buyer';
import { head, pipeline } from './raw-request';

let stack: Stack;
let skus: readonly string[];

test.beforeAll(async () => {
  stack = await startStack();
  const { products } = await dataOf({ url: `${stack.baseUrl}/api/` }, 'products', [{ pageSize: 50 }]);
  skus = (products.items as { sku: string }[]).map(({ sku }) => sku);
});
test.afterAll(() => stack.stop());

const large = (at: number) => `/media/catalog/product/${skus[at % skus.length]}/0.jpg?w=1080&h=1340&at=${at}`;

test('one connection asks for a hundred pictures at once and leaves', async () => {
  const requests = times(100, (at) => head(large(at), '198.51.100.70'));
  await besideBuyer(stack.baseUrl, [async () => (await pipeline(stack.baseUrl, requests, 100)).length]);
});

test('twenty connections ask for seventy pictures each and read nothing', async () => {
  const requests = times(70, (at) => head(large(at), '198.51.100.71'));
  const lazy = times(20, () => async () => {
    return (await pipeline(stack.baseUrl, requests, 20_000, { reads: false })).length;
  });
  await besideBuyer(stack.baseUrl, lazy);
});

test('one connection asks for six hundred pages at once', async () => {
  const requests = times(600, (at) => head(`/?flood=${at}`, '198.51.100.72'));
  const answered: number[] = [];
  await besideBuyer(
    stack.baseUrl,
    [
      async () => {
        answered.push(...(await pipeline(stack.baseUrl, requests, 20_000)));
        return answered.length;
      },
    ],
    {},
    () => ({ answered: answered.length }),
  );
});

test('thirty visitors behind one address open a listing with fifty pictures each', async () => {
  const visitors = times(30, () => new Agent({ keepAlive: true, maxSockets: 6 }));
  const pictures = visitors.flatMap((agent) =>
    skus.map((sku) => () => {
      const headers = { 'x-forwarded-for': '198.51.100.73', accept: 'image/avif,image/webp,*/*' };
      return new Promise<Reply>((done) => {
        get(`${stack.baseUrl}/media/catalog/product/${sku}/0.jpg?w=324&h=402`, { agent, headers }, (response) => {
          response.resume().on('close', () => done(response.complete ? (response.statusCode ?? 'lost') : 'lost'));
        }).on('error', () => done('lost'));
      });
    }),
  );
  const { attack } = await besideBuyer(stack.baseUrl, pictures);
  for (const agent of visitors) agent.destroy();
  expect(attack.statuses).toEqual({ 200: 30 * skus.length });
});
