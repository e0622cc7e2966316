import type { FailureReport } from '../../../src/adapters/actions-client/failure-report';
import { createRead } from '../../../src/adapters/actions-client/read';
import { ActionServer } from './an-action-server';

const server = new ActionServer();
beforeAll(() => server.start());
beforeEach(() => (server.seen.length = 0));
afterAll(() => server.close());

function aReader(storePrefix = '') {
  const failures: (readonly [string, FailureReport])[] = [];
  const onFailure = (...failure: [string, FailureReport]) => void failures.push(failure);
  return { read: createRead({ send: server.fetch, storePrefix, currency: 'EUR', onFailure }), failures };
}

test("names the store and the currency of the page, and repeats a list's parameter", async () => {
  server.sends(200, { result: { ok: true, value: [] } });
  const { read } = aReader('/ie');
  expect(await read('variant', { sku: 'a&b', chosen: ['red', 'large'] })).toEqual({ ok: true, value: [] });
  await read('reviews', { sku: 's', page: 2, itemsPerPage: undefined });
  expect(server.seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'GET /ie/api/reads/variant?sku=a%26b&chosen=red&chosen=large&currency=EUR',
    'GET /ie/api/reads/reviews?sku=s&page=2&currency=EUR',
  ]);
});

test("returns the server's refusal and reports backend failures", async () => {
  const { read, failures } = aReader();
  server.sends(200, { result: { ok: false, reason: { kind: 'not-found', message: '' } } });
  expect(await read('country', { code: 'XX' })).toMatchObject({ reason: { kind: 'not-found' } });
  expect(failures).toEqual([]);
  server.sends(503, { result: { ok: false, reason: { kind: 'unreachable', status: 502 } } });
  expect(await read('countries')).toMatchObject({ reason: { kind: 'unreachable', status: 502 } });
  expect(failures).toEqual([['countries', { kind: 'unreachable', status: 502 }]]);
});

test.each([
  [200, '<h1>', { kind: 'unreachable', status: 200 }],
  [200, '{"result":7}', { kind: 'unreachable', status: 200 }],
  [400, '{"message":"Unknown name"}', { kind: 'unreachable', status: 400 }],
  [429, '', { kind: 'busy', message: '' }],
])('treats status %d with %s as a failure', async (status, body, reason) => {
  server.sends(status, body);
  const { read, failures } = aReader();
  expect(await read('settings')).toEqual({ ok: false, reason });
  expect(failures).toHaveLength(1);
});

test('is unreachable when the connection is lost', async () => {
  server.cutsConnections();
  expect(await aReader().read('settings')).toEqual({ ok: false, reason: { kind: 'unreachable', status: null } });
});
