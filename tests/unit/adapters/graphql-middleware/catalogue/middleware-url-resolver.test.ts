import type { CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareUrlResolver } from '../../../../../src/adapters/graphql-middleware/catalogue/middleware-url-resolver';
import { anError, answered, data, recordedCalls, saysNo, SILENCE } from '../recorded-calls';

async function resolve(answer: CallResponse) {
  const { call, calls } = recordedCalls({ route: [answer] });
  return { result: await new MiddlewareUrlResolver(call).resolve('red-roses.html'), calls };
}
const NOT_FOUND = { ok: false, reason: { kind: 'not-found', message: '' } };

describe('Resolving a path over the middleware', () => {
  test('S2-39 requests the route by the path alone', async () => {
    const { calls } = await resolve(data('route', null));
    expect(calls).toEqual([{ method: 'route', args: ['red-roses.html'] }]);
  });

  test.each([
    [
      { type: 'PRODUCT', sku: 'RR-12', __typename: 'SimpleProduct' },
      { kind: 'product', sku: 'RR-12' },
    ],
    [
      { type: 'CATEGORY', uid: 'MTA=' },
      { kind: 'category', uid: 'MTA=' },
    ],
    [
      { type: 'CMS_PAGE', identifier: 'about-us' },
      { kind: 'content', identifier: 'about-us' },
    ],
  ])('S2-45 the record %j is %j', async (record, route) => {
    expect((await resolve(data('route', record))).result).toEqual({ ok: true, value: route });
  });

  test.each([
    ['nothing', data('route', null)],
    ['a type nobody knows', data('route', { type: 'BLOG', uid: '1' })],
    ['a product without its sku', data('route', { type: 'PRODUCT', uid: 'MTA=' })],
    ['a category without its uid', data('route', { type: 'CATEGORY', sku: 'X' })],
    ['a page without its name', data('route', { type: 'CMS_PAGE', identifier: '' })],
    ['an error', saysNo('route', 'No such path', 'graphql-no-such-entity')],
    ['an error of another kind', saysNo('route', 'Bad path', 'graphql-input')],
    ['a lost sign-in', saysNo('route', 'Sign in', 'graphql-authorization')],
    [
      'errors beside a record',
      answered({ errors: [anError('Half of it failed')], data: { route: { type: 'PRODUCT', sku: 'RR-12' } } }),
    ],
    ['a path that the middleware takes for none', answered({ message: 'url is too long', id: '1' }, 400)],
  ])('S2-40 %s resolves to nothing', async (_name, answer) => {
    expect((await resolve(answer)).result).toEqual(NOT_FOUND);
  });

  test.each([
    ['silence', SILENCE, null],
    ['an outage', answered({ message: 'The backend does not answer', id: '1' }, 503), 503],
    ['an empty answer', answered({}), 502],
    ['a record that is none', data('route', 'PRODUCT'), 502],
    ['a backend that is asked too much', answered({ message: 'Slow down', id: '1' }, 429), 429],
    ['a gate that is shut', answered({ message: 'Not for you', id: '1' }, 403), 403],
  ])('after %s nothing is known, so no page is reported missing', async (_name, answer, status) => {
    expect((await resolve(answer)).result).toEqual({ ok: false, reason: { kind: 'unreachable', status } });
  });
});
