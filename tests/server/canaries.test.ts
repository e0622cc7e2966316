import { isPersonal, sendCanaries } from './canaries';
import { openFrontServer } from './running-front-server';

/** `npm run soak -- canaries` sends more, to the built shop. */
const REQUESTS = 1_000;

test('shows nothing of another visitor in mixed requests of 100 visitors', async () => {
  const asked: string[] = [];
  const frontServer = await openFrontServer(
    (request, response) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Surrogate-Control': 'max-age=60' });
      response.end(JSON.stringify(request.headers));
    },
    { STORES: 'default en-GB GBP,EUR; weddings en-GB EUR,GBP /weddings' },
  );
  const seen = await sendCanaries((path, headers) => frontServer.request(path, { headers }), REQUESTS);
  await frontServer.drain();
  expect(seen).toEqual({ requests: REQUESTS, foreign: [], inShared: [], missing: [] });
  // Shared pages came from the cache.
  expect(asked.filter((path) => !isPersonal(path)).length).toBeLessThan(20);
});
