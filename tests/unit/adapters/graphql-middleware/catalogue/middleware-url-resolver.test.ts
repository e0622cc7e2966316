import type { CallMiddleware, CallResponse } from '../../../../../src/adapters/graphql-middleware/call-middleware';
import { MiddlewareUrlResolver } from '../../../../../src/adapters/graphql-middleware/catalogue/middleware-url-resolver';
import { aProductWire, CONTEXT } from '../a-wire';
import { anError, answered, data, recordedCalls, saysNo, NO_RESPONSE } from '../recorded-calls';

const resolverOn = (call: CallMiddleware) => new MiddlewareUrlResolver(call, CONTEXT, (html) => html);

async function resolve(answer: CallResponse) {
  const { call, calls } = recordedCalls({ route: [answer] });
  return { result: await resolverOn(call).resolve('red-roses.html'), calls };
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
    ['an unknown type', data('route', { type: 'BLOG', uid: '1' })],
    ['no such entity', saysNo('route', 'No such path', 'graphql-no-such-entity')],
  ])('S2-40 %s resolves to nothing', async (_name, answer) => {
    expect((await resolve(answer)).result).toEqual(NOT_FOUND);
  });

  test('S2-40 a path longer than any that is stored resolves to nothing, without a request', async () => {
    const { call, calls } = recordedCalls({});
    expect(await resolverOn(call).resolve('x'.repeat(2_049))).toEqual(NOT_FOUND);
    expect(calls).toEqual([]);
  });

  const product = { type: 'PRODUCT', sku: 'RR-12' };
  test.each([
    ['silence', NO_RESPONSE, null],
    ['an outage', answered({ message: 'The backend does not answer', id: '1' }, 503), 503],
    ['an empty response', answered({}), 502],
    ['a response with another root field', data('cart', null), 502],
    ['a record that is a text', data('route', 'PRODUCT'), 502],
    ['a product without its sku', data('route', { type: 'PRODUCT', uid: 'MTA=' }), 502],
    ['a category without its uid', data('route', { type: 'CATEGORY', sku: 'X' }), 502],
    ['a page without its name', data('route', { type: 'CMS_PAGE', identifier: '' }), 502],
    ['an error without a category', saysNo('route', 'Internal server error'), 500],
    ['an invalid input', saysNo('route', 'Bad path', 'graphql-input'), 500],
    ['an expired session', saysNo('route', 'Sign in', 'graphql-authorization'), 500],
    ['errors beside a record', answered({ errors: [anError('Half of it failed')], data: { route: product } }), 500],
    ['a gateway that refuses access', answered({ message: 'Not for you', id: '1' }, 403), 403],
    ['a gateway that rejects the request', answered({ message: 'What?', id: '1' }, 400), 400],
  ])('after %s the path is unknown, so it is unreachable and not not-found', async (_name, answer, status) => {
    expect((await resolve(answer)).result).toEqual({ ok: false, reason: { kind: 'unreachable', status } });
  });

  test('a rewrite to no entity leads to its path, and is unreachable while that is unknown', async () => {
    const resolved = async (answer: CallResponse) => {
      const { call } = recordedCalls({ route: [data('route', { type: null })], urlResolver: [answer] });
      return resolverOn(call).resolve('offers.html');
    };
    const relative = (to: string | null) => resolved(data('urlResolver', { relative_url: to, redirectCode: 302 }));
    expect(await relative('flowers.html?size=1')).toEqual({
      ok: true,
      value: { kind: 'redirect', to: '/flowers.html?size=1' },
    });
    for (const to of [
      null,
      '',
      '/',
      'offers.html',
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      'mailto:a@b.test',
    ])
      expect(await relative(to)).toEqual(NOT_FOUND);
    expect(await resolved(data('urlResolver', null))).toEqual(NOT_FOUND);
    expect(await resolved(answered({}, 503))).toMatchObject({ reason: { kind: 'unreachable', status: 503 } });
  });

  test('after too many requests the path is unknown, and the backend busy', async () => {
    const { result } = await resolve(answered({ message: 'Slow down', id: '1' }, 429));
    expect(result).toEqual({ ok: false, reason: { kind: 'busy', message: 'Slow down' } });
  });
});

describe('Resolving the path of a page over the middleware', () => {
  const ROUTE = { type: 'PRODUCT', sku: 'RR-12' };
  const rewrite = (relative_url: string, redirectCode: number) => [data('urlResolver', { relative_url, redirectCode })];
  const WIRE = aProductWire({ sku: 'RR-12', url_rewrites: [{ url: 'red-roses.html' }] });

  async function resolvePage(answers: Parameters<typeof recordedCalls>[0], path = 'red-roses.html') {
    const { call, calls } = recordedCalls(answers);
    return { result: await resolverOn(call).resolvePage(path, ['size-l']), calls };
  }
  const found = (...items: readonly unknown[]) => data('products', { items });
  const ROUTE_ALONE = { ok: true, value: { route: { kind: 'product', sku: 'RR-12' }, product: null } };

  test('a product comes with its route in one request', async () => {
    const { result, calls } = await resolvePage({ customQuery: [found(WIRE)] });
    expect(result).toMatchObject({ ok: true, value: { route: { kind: 'product' }, product: { sku: 'RR-12' } } });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.args).toMatchObject([{ queryVariables: { key: 'red-roses', chosen: ['size-l'] } }]);
  });

  test.each([
    ['a product with another path', found(aProductWire({ sku: 'X', url_rewrites: [{ url: 'other.html' }] }))],
    ['no product', found()],
    ['an error', saysNo('products', 'No stock data')],
  ])('after %s the route decides', async (_name, answer) => {
    const kept = { urlResolver: rewrite('red-roses.html', 0) };
    const known = await resolvePage({ customQuery: [answer], route: [data('route', ROUTE)], ...kept });
    expect(known.result).toEqual(ROUTE_ALONE);
    const { result } = await resolvePage({ customQuery: [answer], route: [data('route', null)] });
    expect(result).toEqual(NOT_FOUND);
  });

  test('a path with folders is asked by its route, and whether it was renamed', async () => {
    const answers = { route: [data('route', ROUTE)], urlResolver: rewrite('flowers/red-roses.html', 0) };
    const { result, calls } = await resolvePage(answers, 'flowers/red-roses.html');
    expect(result).toEqual(ROUTE_ALONE);
    expect(calls.map(({ method }) => method)).toEqual(['route', 'urlResolver']);
  });

  test('a page of content is asked by its route alone', async () => {
    const { calls } = await resolvePage({ route: [data('route', { type: 'CMS_PAGE', identifier: 'about' })] }, 'about');
    expect(calls).toHaveLength(1);
  });

  test('a renamed product leads to its path', async () => {
    const answers = { route: [data('route', ROUTE)], urlResolver: rewrite('red-roses.html', 301) };
    const { result } = await resolvePage(answers, 'flowers/old-roses.html');
    expect(result).toEqual({ ok: true, value: { route: { kind: 'redirect', to: '/red-roses.html' }, product: null } });
  });

  test.each([
    ['no answer', NO_RESPONSE],
    ['an error', saysNo('urlResolver', 'Internal server error')],
    ['a path without a redirect', data('urlResolver', { relative_url: 'red-roses.html', redirectCode: 0 })],
    ['no path', data('urlResolver', { relative_url: null, redirectCode: null })],
  ])('a product is shown where it was found if whether it was renamed is answered by %s', async (_what, answer) => {
    const answers = { route: [data('route', ROUTE)], urlResolver: [answer] };
    expect((await resolvePage(answers, 'flowers/old-roses.html')).result).toEqual(ROUTE_ALONE);
  });

  test('without a backend nothing is known', async () => {
    const { result } = await resolvePage({ customQuery: [NO_RESPONSE] });
    expect(result).toEqual({ ok: false, reason: { kind: 'unreachable', status: null } });
  });
});
