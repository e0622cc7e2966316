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
  const { foreign, inShared } = await sendCanaries(
    (path, headers) => requestPort(port, path, { headers }),
    REQUESTS,
    PATHS,
  ).finally(() => stack.stop());
  test.info().annotations.push({ type: 'figures', description: `${REQUESTS} requests of 100 visitors` });
  expect({ foreign, inShared }).toEqual({ foreign: [], inShared: [] });
});
