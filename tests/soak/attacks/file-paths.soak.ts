import { test } from 'playwright/test';
import { startStack, type Stack } from '../../browser/stack';
import { times } from './flood';
import { besideBuyer } from './beside-buyer';
import { getRaw } from './raw-request';

let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
});
test.afterAll(() => stack.stop());

const PATHS: Readonly<Record<string, (at: number) => string>> = {
  'a page below the files of the build': (at) => `/_next/static/../../checkout/shipping?at=${at}`,
  'a page below the data of pages': (at) => `/_next/data/../../?at=${at}`,
  'a name like that of a file': (at) => `/x${at}.y`,
  'a name below a file': (at) => `/favicon1.svg/x${at}.png`,
};

for (const [index, [what, path]] of Object.entries(PATHS).entries())
  test(`four hundred requests for ${what}`, async () => {
    const requests = times(400, (at) => () => getRaw(stack.baseUrl, path(at), `198.51.100.${80 + index}`));
    await besideBuyer(stack.baseUrl, requests);
  });
