import { makeResolvePage, makeResolvePath } from '../../../../src/application/navigation/resolve-path';
import { ok } from '../../../../src/domain/shared/result';
import { aShop } from '../../../builders/a-shop';

test.each(['/tulips.html', '/ie/tulips.html', '/shop/p/tulips.html', '/ie/shop/p/tulips.html'])(
  'S2-37 S2-38 S2-39 resolves %s by its cleaned path',
  async (path) => {
    const resolvePath = makeResolvePath({ urlResolver: aShop().urlResolver, storePrefixes: ['/ie'] });
    expect(await resolvePath(path)).toEqual(ok({ kind: 'product', sku: 'TULIPS' }));
  },
);

test('S2-39 resolves the path of a category', async () => {
  const resolvePath = makeResolvePath({ urlResolver: aShop().urlResolver });
  expect(await resolvePath('/flowers.html')).toEqual(ok({ kind: 'category', uid: 'c-flowers' }));
});

test('S2-40 returns not-found for an unknown path', async () => {
  const resolvePath = makeResolvePath({ urlResolver: aShop().urlResolver });
  expect(await resolvePath('/ie/tulips.html')).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
});

test('returns not-found without a request for a path with only a store prefix', async () => {
  const { urlResolver, wire } = aShop();
  const resolvePath = makeResolvePath({ urlResolver, storePrefixes: ['/ie'] });
  expect(await resolvePath('/ie')).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(await resolvePath('/')).toMatchObject({ ok: false, reason: { kind: 'not-found' } });
  expect(wire.calls).toEqual([]);
});

test('returns a failure, not not-found, when the backend is unreachable', async () => {
  const { urlResolver, wire } = aShop();
  wire.disconnect();
  expect(await makeResolvePath({ urlResolver })('/tulips.html')).toMatchObject({ reason: { kind: 'unreachable' } });
});

test('the page of a category of the layout is resolved without a request, any other by one', async () => {
  const { urlResolver, wire, shop } = aShop();
  const resolvePage = makeResolvePage({ urlResolver, askedResolver: urlResolver, storePrefixes: ['/ie'] });
  const query = { tree: shop.data.categories, chosen: [] };
  expect(await resolvePage('/ie/flowers.html', query)).toEqual(
    ok({ route: { kind: 'category', uid: 'c-flowers' }, product: null, isCopy: true }),
  );
  expect(wire.calls).toEqual([]);
  expect(await resolvePage('/tulips.html', query)).toMatchObject({ value: { route: { sku: 'TULIPS' } } });
  expect(await resolvePage('/flowers', query)).toMatchObject({ reason: { kind: 'not-found' } });
  expect(await resolvePage('/ie', query)).toMatchObject({ reason: { kind: 'not-found' } });
  expect(wire.calls).toHaveLength(2);
});
