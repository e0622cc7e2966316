import { expect, test } from 'playwright/test';
import { startStack } from '../browser/stack';
import { sendCanaries } from '../server/canaries';
import { requestPort } from '../server/running-front-server';

const REQUESTS = Number(process.env.POSY_SOAK_CANARIES ?? 100_000);
const PATHS = [
  '/',
  '/flowers.html',
  '/flowers/bouquets.html?sort=name_ASC&itemsPerPage=10',
  '/contact-us',
  '/cart',
  '/nowhere',
  '/api/reads/menu?currency=GBP',
];

test('no page of the built shop has the canary of another visitor', async () => {
  const stack = await startStack();
  const port = Number(new URL(stack.baseUrl).port);
  const get = (path: string, headers: Record<string, string>) => requestPort(port, path, { headers });
  let found: Awaited<ReturnType<typeof sendCanaries>>;
  try {
    found = await sendCanaries(get, REQUESTS, PATHS);
  } finally {
    await stack.stop();
  }
  test.info().annotations.push({ type: 'figures', description: `${REQUESTS} requests of 100 visitors` });
  expect({ foreign: found.foreign, inShared: found.inShared }).toEqual({ foreign: [], inShared: [] });
});
