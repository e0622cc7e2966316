import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { misfitOf } from '../../server/other-middleware';
import { configOf } from '../composition/a-server-app';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

/** A middleware that answers every method so, and which were called. */
async function aMiddleware(status: number, body: string) {
  const called: string[] = [];
  const server = createServer((request, response) => {
    called.push(`${request.method} ${request.url}`);
    response.writeHead(status).end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  open.push(() => new Promise((closed) => server.close(() => closed())));
  return { called, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/` };
}

const misfitAt = (url: string) => misfitOf(configOf({ MIDDLEWARE_URL: url }));

test('a published middleware that names methods otherwise is refused with what fits', async () => {
  const { called, url } = await aMiddleware(404, 'Not found');
  expect(await misfitAt(url)).toMatch(/^MIDDLEWARE_URL: .*\/magento\/productDetail .*magento-api 1\.1\.0.*2\.7\.5/);
  expect(called).toEqual(['POST /api/magento/productDetail']);
});

test.each([
  ['is of the published version that fits', 200, '{}'],
  ['refuses the arguments, as this shop’s own does', 400, '{"message":"No"}'],
  ['is out of order', 503, ''],
])('a middleware that %s is taken', async (_what, status, body) => {
  expect(await misfitAt((await aMiddleware(status, body)).url)).toBeNull();
});

test('a middleware that does not answer yet is taken', async () => {
  expect(await misfitAt('http://127.0.0.1:1/api')).toBeNull();
});

test('without another middleware none is asked', async () => {
  expect(await misfitOf(configOf({}))).toBeNull();
});
