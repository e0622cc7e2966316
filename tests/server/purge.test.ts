import { type Handler } from '../../server/page-renderer';
import { gate, openFrontServer, type RunningFrontServer } from './running-front-server';

let frontServer: RunningFrontServer;
let rendered: string[];
let behave: Handler;
let stock: number;

const TAGS: Readonly<Record<string, string>> = {
  '/rose': 'layout,product%3AROSE',
  '/flowers': 'layout,product%3AROSE,product%3ATULIP%201,category%3AMQ%3D%3D',
  '/about': 'layout,content%3Apages',
};
const show: Handler = (request, response) => {
  const { url = '' } = request;
  rendered.push(url);
  response.writeHead(200, {
    'Content-Type': 'text/html',
    'Surrogate-Control': 'max-age=60',
    'Cache-Tag': TAGS[url] ?? '',
  });
  response.end(`${stock} left, version ${String(request.headers['x-posy-shared-version'])}`);
};

beforeEach(async () => {
  rendered = [];
  behave = show;
  stock = 5;
  frontServer = await openFrontServer((request, response) => behave(request, response));
});
afterEach(() => frontServer.drain());

const get = async (path: string) => (await frontServer.request(path)).body.toString();
const getAll = async () => {
  rendered = [];
  for (const path of Object.keys(TAGS)) await get(path);
  return rendered;
};

test.each([
  [['product:ROSE'], ['/rose', '/flowers']],
  [['product:TULIP 1'], ['/flowers']],
  [['category:MQ=='], ['/flowers']],
  [['content:pages', 'product:OTHER'], ['/about']],
  [['layout'], ['/rose', '/flowers', '/about']],
  [['everything'], ['/rose', '/flowers', '/about']],
  [['product:OTHER', 'product:TULIP'], []],
])('a change of %j renders %j again, once, and no other page', async (tags, again) => {
  await getAll();
  frontServer.purge(tags);
  expect(await getAll()).toEqual(again);
  expect(await getAll()).toEqual([]);
});

test('the next request shows the change', async () => {
  expect(await get('/rose')).toContain('5 left');
  stock = 0;
  expect(await get('/rose')).toContain('5 left');
  frontServer.purge(['product:ROSE']);
  expect(await get('/rose')).toContain('0 left');
});

test('the old copy is served while the page cannot be rendered again', async () => {
  await get('/rose');
  frontServer.purge(['product:ROSE']);
  behave = (_request, response) => void response.writeHead(503).end('An error occurred');
  const { status, body } = await frontServer.request('/rose');
  expect([status, body.toString()]).toEqual([200, expect.stringContaining('5 left')]);
});

test('a page that was being rendered from old data is not cached, and nobody who comes later gets it', async () => {
  const slow = gate();
  const begun = gate();
  behave = async (request, response) => {
    const before = stock;
    begun.open();
    await slow.opened;
    response.writeHead(200, {
      'Content-Type': 'text/html',
      'Surrogate-Control': 'max-age=60',
      'Cache-Tag': 'product%3AROSE',
    });
    response.end(`${before} left`);
  };
  const early = get('/rose');
  await begun.opened;
  stock = 0;
  frontServer.purge(['product:ROSE']);
  behave = show;
  expect(await get('/rose')).toContain('0 left');
  slow.open();
  expect(await early).toContain('5 left');
  expect(await get('/rose')).toContain('0 left');
  expect(rendered).toEqual(['/rose']);
});

test.each([
  ['layout', 1],
  ['delivery', 1],
  ['everything', 1],
  ['product:ROSE', 0],
])('after a change of %s pages are told version %d of what all of them share', async (tag, version) => {
  frontServer.purge([tag]);
  expect(await get('/rose')).toContain(`version ${version}`);
  expect(await get('/cart')).toContain(`version ${version}`);
});
