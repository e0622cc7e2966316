import { originRefusal } from '../../middleware/middleware';
import { aMiddleware, aRequest } from './middleware-builder';
import { openUpstream } from './upstream-server';

const HOSTS = ['shop.test:3000', '127.0.0.1:3000'];
const host = 'shop.test:3000';

test.each([
  ['same-origin', { 'sec-fetch-site': 'same-origin' }, null, null],
  ['same-origin, whatever the Origin', { 'sec-fetch-site': 'same-origin', origin: 'http://evil.test' }, null, null],
  ['cross-site', { 'sec-fetch-site': 'cross-site', origin: 'http://evil.test' }, 403, 403],
  ['cross-site that claims our Origin', { 'sec-fetch-site': 'cross-site', origin: 'http://shop.test:3000' }, 403, 403],
  ['a subdomain', { 'sec-fetch-site': 'same-site', origin: 'http://evil.shop.test:3000' }, 403, 403],
  ['the user, not a page', { 'sec-fetch-site': 'none' }, null, 403],
  ['two values at once', { 'sec-fetch-site': 'same-origin, cross-site' }, 403, 403],
  ['an older browser on our page', { origin: 'http://shop.test:3000' }, null, null],
  ['an older browser on another page', { origin: 'http://evil.test' }, 403, 403],
  ['an older browser on a subdomain', { origin: 'http://evil.shop.test:3000' }, 403, 403],
  ['an older browser on a name that ends like ours', { origin: 'http://evilshop.test:3000' }, 403, 403],
  ['an older browser on another port', { origin: 'http://shop.test:4000' }, 403, 403],
  ['a page without origin', { origin: 'null' }, 403, 403],
  ['no browser', {}, null, 403],
])('checks a request of %s', (_who, headers, json, form) => {
  expect(originRefusal({ host, ...headers }, HOSTS, 'json')?.status ?? null).toBe(json);
  expect(originRefusal({ host, ...headers }, HOSTS, 'form')?.status ?? null).toBe(form);
});

test.each([
  [{}],
  [{ host: 'evil.test' }],
  [{ host: 'shop.test' }],
  [{ host: 'shop.test:3000.evil.test' }],
  [{ host: 'evil.test', 'x-forwarded-host': host }],
])('refuses a foreign host: %j', (headers) => {
  const given = { 'sec-fetch-site': 'same-origin', ...headers };
  expect(originRefusal(given, HOSTS, 'json')?.status).toBe(400);
  expect(originRefusal(given, HOSTS, 'form')?.status).toBe(400);
});

test('accepts its own hosts in any case', () => {
  expect(originRefusal({ host: 'Shop.TEST:3000' }, HOSTS, 'json')).toBeNull();
  expect(originRefusal({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, HOSTS, 'form')).toBeNull();
});

test('refuses a foreign call before any other check', async () => {
  const upstream = await openUpstream();
  const { middleware } = aMiddleware(upstream.url);
  const foreign = { 'sec-fetch-site': 'cross-site' };
  expect((await middleware.handle(aRequest('createEmptyCart', [], { headers: foreign }))).status).toBe(403);
  expect((await middleware.handle(aRequest('nope', [], { headers: foreign }))).status).toBe(403);
  expect((await middleware.handle(aRequest('storeConfig', [], { headers: { host: 'evil.test' } }))).status).toBe(400);
  expect(upstream.seen).toHaveLength(0);
  await upstream.close();
});
