import { test } from 'playwright/test';
import { startStack, type Stack } from '../../browser/stack';
import { times, type Reply } from './flood';
import { besideBuyer } from './beside-buyer';

/** The reader of a stranger's page, who buys here too. */
const READER = '198.51.100.90';
const SECONDS = 12;

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack.stop());

/** Requests of a page of another site, with the headers of its browser. */
const REQUESTS: Readonly<
  Record<string, { path: (at: number) => string; method?: string; mode: string; dest: string }>
> = {
  'pictures of reads': { path: (at) => `/api/reads/countries?picture=${at}`, mode: 'no-cors', dest: 'image' },
  'pictures of pages': { path: (at) => `/?picture=${at}`, mode: 'no-cors', dest: 'image' },
  'frames of personal pages': { path: (at) => `/cart?frame=${at}`, mode: 'navigate', dest: 'iframe' },
  'forms to actions': { path: () => '/api/actions/sign-in', method: 'POST', mode: 'navigate', dest: 'document' },
  'calls of methods': { path: () => '/api/magento/products', method: 'POST', mode: 'no-cors', dest: 'empty' },
};

for (const [what, { path, method = 'GET', mode, dest }] of Object.entries(REQUESTS))
  test(`a stranger’s page with ${what}, read by a customer of the shop`, async () => {
    const ask = async (at: number): Promise<Reply> => {
      const response = await fetch(stack.baseUrl + path(at), {
        method,
        ...(method === 'POST' && { body: 'x=1' }),
        headers: {
          'x-forwarded-for': READER,
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': mode,
          'sec-fetch-dest': dest,
          referer: 'https://stranger.example/',
          ...(method === 'POST' && {
            'content-type': 'application/x-www-form-urlencoded',
            origin: 'https://stranger.example',
          }),
        },
        redirect: 'manual',
      });
      await response.arrayBuffer();
      return response.status;
    };
    /** The page goes on by five a second. */
    const later = (at: number) => async (): Promise<Reply> => {
      await new Promise((done) => setTimeout(done, 200 * at));
      return ask(at);
    };
    const requests = [...times(60, (at) => () => ask(at)), ...times(5 * SECONDS, later)];
    await besideBuyer(stack.baseUrl, requests, { from: READER });
  });
