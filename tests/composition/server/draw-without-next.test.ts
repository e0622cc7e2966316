import { IncomingMessage, ServerResponse } from 'node:http';
import { readdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { directRenderBefore } from '../../../src/next-internals/server/direct-render';
import { renderDirectly } from '../../../src/next-internals/page-shell/direct-render';
import type { PageRequest } from '../../../src/next-internals/page-shell/page-request';

const sent: unknown[] = [];
let send: (request: PageRequest) => void;
for (const route of ['/', '/search', '/[...slug]'])
  renderDirectly(route, async (request) => {
    sent.push([route, request.query, request.resolvedUrl]);
    send(request);
  });

const environment = process.env.NODE_ENV;
const live = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
beforeEach(() => {
  live('production');
  sent.length = 0;
  send = ({ res }) => void res.end('drawn');
});
afterEach(() => void live(environment));

/** Who sends the page: the storefront itself or Next. */
async function senderOf(url: string, headers: Record<string, string> = { 'x-posy-url': url }): Promise<string> {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, headers });
  let sender = 'itself';
  await directRenderBefore(() => void (sender = 'Next'))(request, new ServerResponse(request));
  return sender;
}

test('the storefront sends home and paths without Next, with the query as Next reads it', async () => {
  const urls = [
    '/',
    '/?added=1',
    '/ie',
    '/ie/flowers.html',
    '/roses.html?colour=red&colour=deep+pink&p=%C3%A9',
    '/search?term=red+roses',
    '/ie/search?term=red+roses',
    '/apiary/search?term=red+roses',
  ];
  for (const url of urls) expect([url, await senderOf(url)]).toEqual([url, 'itself']);
  expect(sent.map((one) => JSON.parse(JSON.stringify(one)) as unknown)).toEqual([
    ['/', {}, urls[0]],
    ['/', { added: '1' }, urls[1]],
    ['/[...slug]', { slug: ['ie'] }, urls[2]],
    ['/[...slug]', { slug: ['ie', 'flowers.html'] }, urls[3]],
    ['/[...slug]', { colour: ['red', 'deep pink'], p: 'é', slug: ['roses.html'] }, urls[4]],
    ['/search', { term: 'red roses' }, urls[5]],
    ['/search', { term: 'red roses' }, urls[5]],
    ['/search', { term: 'red roses' }, urls[5]],
  ]);
});

test.each([
  ...[
    '/roses.html/',
    '//roses.html',
    '/a//b',
    '/r%C3%B6se',
    '/../a',
    '/_next/data/b/a.json',
    '/?nxtPslug=a',
    '/?a&slug=b',
  ],
  ...['/?__proto__=a', '/?a?b', '/?a=%00{', '*'],
])('Next itself sends what it may redirect or read differently: %s', async (url) =>
  expect(await senderOf(url)).toBe('Next'),
);

test('Next sends every other route', async () => {
  const routes = readdirSync('src/pages')
    .map((name) => name.replace(/\.\w+$/, ''))
    .filter((name) => !['index', 'search', '[...slug]', '_app', '_document'].includes(name));
  expect(routes).toEqual(expect.arrayContaining(['cart', 'checkout', 'api']));
  for (const route of routes) expect([route, await senderOf(`/${route}`)]).toEqual([route, 'Next']);
  const below = [
    '/ie/cart',
    '/xx/cart',
    '/xx/Cart',
    '/ie/checkout/shipping',
    '/ie/sign-in',
    '/ie/newsletter',
    '/ie/newsletter/confirm',
    '/ie/reset-password',
    '/ie/api/reads/menu',
    '/api/search',
    '/checkout/search',
  ];
  for (const url of below) expect([url, await senderOf(url)]).toEqual([url, 'Next']);
});

test('Next sends what the front server did not request for everybody, and everything in development', async () => {
  expect(await senderOf('/roses.html', {})).toBe('Next');
  expect(await senderOf('/roses.html', { 'x-posy-url': '/lilies.html' })).toBe('Next');
  live('development');
  expect(await senderOf('/roses.html')).toBe('Next');
  expect(sent).toEqual([]);
});

test('Next sends a page that failed, or that was not sent', async () => {
  send = () => {
    throw new Error('a bug');
  };
  expect(await senderOf('/roses.html')).toBe('Next');
  send = () => undefined;
  expect(await senderOf('/roses.html')).toBe('Next');
});
