import { type RunningFrontServer, openFrontServer } from './running-front-server';

let frontServer: RunningFrontServer;

beforeAll(async () => {
  frontServer = await openFrontServer(
    (request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html', 'Surrogate-Control': 'max-age=60' });
      response.end(request.headers.cookie);
    },
    { STORES: 'default en-GB GBP,EUR', COOKIE_PROFILE: 'hardened' },
  );
});
afterAll(() => frontServer.drain());

// Twice, so that the cache answers by what it remembers of the URL.
test.each(['miss', 'hit'])(
  'with hardened cookies only the currency with the prefix of this host counts: %s',
  async (from) => {
    const shown = async (cookie: string) => {
      const { body, headers } = await frontServer.request('/', { headers: { cookie } });
      return [body.toString(), headers['server-timing']];
    };
    expect(await shown('vsf-currency=EUR')).toEqual(['__Host-vsf-currency=GBP', `cache;desc=${from}`]);
    const own = '__Host-vsf-currency=EUR';
    expect(await shown(`${own}; vsf-currency=GBP`)).toEqual([own, `cache;desc=${from}`]);
  },
);
