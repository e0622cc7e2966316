import { BOUQUET, PLAIN } from './guest';
import { expect, test } from './journey';
import { startStack } from './stack';

/** A page of each kind, and in another store and currency. */
const PAGES = [
  ['/', ''],
  ['/', 'vsf-currency=EUR'],
  ['/ie', ''],
  ['/flowers/bouquets.html', ''],
  ['/ie/flowers/bouquets.html', ''],
  [BOUQUET.path, ''],
  [PLAIN.path, 'vsf-currency=EUR'],
  ['/flower-care', ''],
  ['/no-such-page', ''],
] as const;

// Next renders the first page of a kind; the document it made is kept for the others.
test('a page has the same HTML whichever page was rendered before it', async () => {
  // No page lacks a part because the machine is busy; a product page has the time of day.
  const stack = await startStack({ READ_TIMEOUT_MS: '15000', DEMO_NOW: '2026-10-07T09:00:00Z' });
  const open = async ([path, cookie]: (typeof PAGES)[number]) => {
    const response = await fetch(stack.baseUrl + path, { headers: { cookie } });
    return [path, cookie, response.status, await response.text()];
  };
  const forwards = [];
  for (const page of PAGES) forwards.push(await open(page));
  await stack.restartStorefront();
  const backwards = [];
  for (const page of [...PAGES].reverse()) backwards.unshift(await open(page));
  await stack.stop();
  expect(backwards).toEqual(forwards);
});
