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
    [
      { type: null, sku: 'RR-12' },
      { kind: 'product', sku: 'RR-12' },
    ],
    [
      { type: null, uid: 'MTA=' },
      { kind: 'category', uid: 'MTA=' },
    ],
  ])('S2-45 the record %j is %j', async (record, route) => {
    expect((await resolve(data('route', record))).result).toEqual({ ok: true, value: route });
  });

  test.each([
    ['nothing', data('route', null)],
    ['a type nobody knows', data('route', { type: 'BLOG', uid: '1' })],
    ['no such entity', saysNo('route', 'No such path', 'graphql-no-such-entity')],
  ])('S2-40 %s resolves to nothing', async (_name, answer) => {
    expect((await resolve(answer)).result).toEqual(NOT_FOUND);
  });

  test('S2-40 a path longer than any that is stored resolves to nothing, without a request', async () => {
    const { call, calls } = recordedCalls({});
    expect(await new MiddlewareUrlResolver(call).resolve('x'.repeat(2_049))).toEqual(NOT_FOUND);
    expect(calls).toEqual([]);
  });

  const product = { type: 'PRODUCT', sku: 'RR-12' };
  test.each([
    ['silence', SILENCE, null],
    ['an outage', answered({ message: 'The backend does not answer', id: '1' }, 503), 503],
    ['an empty answer', answered({}), 502],
    ['an answer about something else', data('cart', null), 502],
    ['a record that is none', data('route', 'PRODUCT'), 502],
    ['a product without its sku', data('route', { type: 'PRODUCT', uid: 'MTA=' }), 502],
    ['a category without its uid', data('route', { type: 'CATEGORY', sku: 'X' }), 502],
    ['a page without its name', data('route', { type: 'CMS_PAGE', identifier: '' }), 502],
    ['an error without a category', saysNo('route', 'Internal server error'), 500],
    ['a wrong input', saysNo('route', 'Bad path', 'graphql-input'), 500],
    ['a lost sign-in', saysNo('route', 'Sign in', 'graphql-authorization'), 500],
    ['errors beside a record', answered({ errors: [anError('Half of it failed')], data: { route: product } }), 500],
    ['a backend that is asked too much', answered({ message: 'Slow down', id: '1' }, 429), 429],
    ['a gate that is shut', answered({ message: 'Not for you', id: '1' }, 403), 403],
    ['a gate that understands nothing', answered({ message: 'What?', id: '1' }, 400), 400],
  ])('after %s nothing is known, so no page is reported missing', async (_name, answer, status) => {
    expect((await resolve(answer)).result).toEqual({ ok: false, reason: { kind: 'unreachable', status } });
  });
});
