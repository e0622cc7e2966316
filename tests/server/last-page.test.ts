import { type Handler } from '../../server/page-renderer';
import { type RunningFrontServer, openFrontServer } from './running-front-server';

const WORDS = 'An error occurred while showing the error page';

let frontServer: RunningFrontServer;
let behave: Handler;

beforeEach(async () => {
  const stores = { STORES: 'default en-GB GBP; ie en-IE EUR /ie' };
  frontServer = await openFrontServer((request, response) => behave(request, response), stores);
});
afterEach(() => frontServer.drain());

/** As Next ends when it has no page left, or with another text of its own. */
const answers =
  (text: string, headers: Record<string, string> = {}, status = 500): Handler =>
  (_request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/plain; charset=utf-8');
    response.setHeader('Content-Length', Buffer.byteLength(text));
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end(text);
  };
const causedBy = (cause: string) => ({ 'X-Posy-Cause': Buffer.from(cause).toString('base64') });
const shownBy = async (url = '/flowers') => (await frontServer.request(url)).body.toString();

test.each([
  ['/flowers', 500, '/'],
  ['/cart', 503, '/'],
  ['/ie/flowers?sort=price', 503, '/ie'],
  ['/ie/cart', 500, '/ie'],
  ['/iepurasul', 500, '/'],
])(
  'S2-124 S2-125 a page of its own says that the error page of %s failed, status %d, home %s',
  async (url, status, home) => {
    behave = answers('Internal Server Error: secret', { 'X-Posy-Status': String(status) });
    const { status: sent, headers, body } = await frontServer.request(url);
    const html = body.toString();
    expect([sent, headers['content-type'], headers['cache-control']]).toEqual([
      status,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    expect(headers['content-length']).toBe(String(body.length));
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'/);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-posy'))).toEqual([]);
    expect(html).toContain(`<h1>${WORDS}</h1>`);
    expect(html).toContain(`<a href="${home}">Go back to home</a>`);
    expect(html).toContain(`please quote ${frontServer.references.join()}.`);
    expect(frontServer.reports).toEqual([`GET ${url.split('?')[0] ?? ''} was answered with ${status}`]);
    expect(html).not.toMatch(/secret|<link|<script|<style|<pre/);
  },
);

test('S2-125 the page shows the id of the line that is logged already', async () => {
  let given: unknown;
  behave = (request, response) => {
    given = request.headers['x-request-id'];
    return answers('', { 'X-Posy-Logged': '1' })(request, response);
  };
  expect(await shownBy()).toContain(`please quote ${String(given)}.`);
  expect(frontServer.reports).toEqual([]);
});

test.each(['/flowers', '/cart'])(
  'S2-124 a response to %s whose head and body are written in parts is replaced too',
  async (url) => {
    behave = (_request, response) => {
      response.writeHead(500, { 'Content-Type': 'text/plain', 'Content-Encoding': 'gzip' });
      response.write('secret');
      response.end('secret');
    };
    const { headers, body } = await frontServer.request(url);
    expect(body.toString()).toMatch(new RegExp(`<h1>${WORDS}</h1>[^]*</html>$`));
    expect([body.toString().includes('secret'), headers['content-encoding']]).toEqual([false, undefined]);
  },
);

test.each(['/flowers', '/cart'])(
  'S2-125 in development the cause is shown as text, in place of a page of Next: %s',
  async (url) => {
    behave = answers('<p>Next</p>', { 'Content-Type': 'text/html', ...causedBy('Error: <b>no</b> & no\n  at Menu') });
    expect(await shownBy(url)).toContain('<pre>Error: &lt;b>no&lt;/b> &amp; no\n  at Menu</pre>');
  },
);

test('S2-125 of a cause of 100 kB the beginning is shown', async () => {
  behave = answers('', causedBy(`Error: the menu ${'x'.repeat(100_000)}`));
  const html = await shownBy();
  expect(html).toContain('<pre>Error: the menu xxx');
  expect(html.length).toBeLessThan(5000);
});

test('S2-124 an error page of the shop that stands for a page passes its status on', async () => {
  behave = answers('the error page', { 'Content-Type': 'text/html', 'X-Posy-Status': '503' });
  const { status, body } = await frontServer.request('/flowers');
  expect([status, body.toString()]).toEqual([503, 'the error page']);
});

test('the last page is not cached', async () => {
  behave = answers('', { 'Surrogate-Control': 'max-age=60' });
  expect(await shownBy()).toContain(WORDS);
  behave = answers('well again', { 'Content-Type': 'text/html' }, 200);
  expect(await shownBy()).toBe('well again');
});

test.each([
  ['a page', 500, 'text/html', '/flowers'],
  ['the response of a read', 503, 'application/json', '/api/reads/reviews'],
  ['a text that is no failure', 404, 'text/plain', '/flowers'],
])('%s is sent as it is', async (_what, status, type, url) => {
  behave = answers('as it is', { 'Content-Type': type }, status);
  expect(await shownBy(url)).toBe('as it is');
});
