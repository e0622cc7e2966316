import { type Handler } from '../../server/page-renderer';
import { openFrontServer, type RunningFrontServer } from './running-front-server';

const HTML = { 'Content-Type': 'text/html; charset=utf-8', 'Surrogate-Control': 'max-age=60' };

let frontServer: RunningFrontServer;
let asked: string[];
let behave: Handler;

const found: Handler = (_request, response) => void response.writeHead(200, HTML).end('a page');
const missing: Handler = (request, response) => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.writeHead(404, { 'Content-Type': 'text/html', 'Cache-Tag': 'layout,search' }).end(`no ${request.url}`);
};

beforeEach(async () => {
  [asked, behave] = [[], missing];
  frontServer = await openFrontServer((request, response) => {
    asked.push(request.url ?? '');
    return behave(request, response);
  });
});
afterEach(() => frontServer.drain());

test.each(['/x.y', '/gone.html', '/p/A.B', '/gone?page=7'])(
  'a page that does not exist is rendered once a minute, and kept nowhere else: %s',
  async (path) => {
    for (let at = 0; at < 3; at += 1) {
      const { status, headers, body } = await frontServer.request(path, { headers: { 'if-none-match': '*' } });
      expect([status, headers['cache-control'], body.toString()]).toEqual([404, 'private, no-store', `no ${path}`]);
      expect(headers['cache-tag']).toBeUndefined();
    }
    expect(asked).toHaveLength(1);
    frontServer.wait(61_000);
    behave = found;
    expect((await frontServer.request(path)).status).toBe(200);
  },
);

test('a page exists at once when something changes that could make it exist', async () => {
  await frontServer.request('/x.y');
  behave = found;
  frontServer.purge(['product:LILY']);
  expect((await frontServer.request('/x.y')).status).toBe(404);
  frontServer.purge(['search']);
  expect((await frontServer.request('/x.y')).status).toBe(200);
});

test('that a page does not exist is not said when it cannot be rendered again', async () => {
  await frontServer.request('/x.y');
  behave = (_request, response) => void response.writeHead(503).end('An error occurred');
  frontServer.wait(61_000);
  expect((await frontServer.request('/x.y')).status).toBe(503);
});

test('a missing page is rendered for every request if it does not say what could make it exist', async () => {
  behave = (_request, response) => void response.writeHead(404, HTML).end('gone');
  await frontServer.request('/x.y');
  await frontServer.request('/x.y');
  expect(asked).toHaveLength(2);
});
