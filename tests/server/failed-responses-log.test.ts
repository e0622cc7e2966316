import { type Handler } from '../../server/page-renderer';
import { type RunningFrontServer, openFrontServer } from './running-front-server';

let frontServer: RunningFrontServer;
let behave: Handler;

beforeEach(async () => {
  behave = (_request, response) =>
    void response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Surrogate-Control': 'max-age=60' })
      .end('<p>');
  frontServer = await openFrontServer((request, response) => behave(request, response), {});
});

afterEach(() => frontServer.drain());

describe('the log of failed responses', () => {
  const answer =
    (headers: Record<string, string>): Handler =>
    (request, response) =>
      void response.writeHead(500, headers).end(request.headers['x-request-id']);

  test.each(['/flowers', '/cart'])('has one line for %s, with the reference that its request carries', async (path) => {
    behave = answer({ 'Content-Type': 'text/html' });
    const { body, headers } = await frontServer.request(path);
    expect(frontServer.reports).toEqual([`GET ${path} was answered with 500`]);
    expect(frontServer.references).toEqual([body.toString()]);
    expect(Object.keys(headers).filter((name) => name.startsWith('x-posy'))).toEqual([]);
  });

  test.each(['/flowers', '/cart'])('has no second line for %s when the page has written one', async (path) => {
    behave = answer({ 'Content-Type': 'text/html', 'X-Posy-Logged': '1' });
    const { headers } = await frontServer.request(path);
    expect(frontServer.reports).toEqual([]);
    expect(headers['x-posy-logged']).toBeUndefined();
  });

  test('has one line for a personal page without a response, and the error page shows its reference', async () => {
    behave = () => Promise.reject(new Error('broken'));
    const { body } = await frontServer.request('/cart?a=secret');
    expect(frontServer.reports).toEqual(['GET /cart failed']);
    expect(body.toString()).toContain(`please quote ${frontServer.references[0]}`);
  });

  test('has a line for a failed revalidation while the stale page is served', async () => {
    await frontServer.request('/flowers');
    behave = () => Promise.reject(new Error('broken'));
    frontServer.wait(12 * 60_000);
    expect((await frontServer.request('/flowers')).status).toBe(200);
    expect(frontServer.reports).toEqual(['GET /flowers failed']);
  });

  test.each([
    ['behind a trusted proxy is the id that the proxy gave', '1', '4bf92f35-77b3', '4bf92f35-77b3'],
    ['behind a trusted proxy is none that could forge a log line', '1', 'x\" id=1', null],
    ['is never that of a visitor', '0', '4bf92f35-77b3', null],
  ])('the reference %s', async (_what, TRUSTED_PROXIES, given, expected) => {
    const proxied = await openFrontServer(answer({ 'Content-Type': 'text/html' }), { TRUSTED_PROXIES });
    try {
      const { headers } = await proxied.request('/cart', { headers: { 'x-request-id': given } });
      expect(proxied.references).toEqual([expected ?? expect.stringMatching(/^[0-9A-F]{8}$/)]);
      expect(headers['x-request-id']).toBeUndefined();
    } finally {
      await proxied.drain();
    }
  });
});
