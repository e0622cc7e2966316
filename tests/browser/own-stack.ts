import { test as journey } from './journey';
import { startStack, type Stack } from './stack';

export { expect } from './journey';
export type { Page } from './journey';

/** A journey on its own stack, whose backend it may kill. */
export const test = journey.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack();
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 150_000 },
  ],
  baseURL: async ({ stack }, use) => use(stack.baseUrl),
});
